// `npm run preview`: serves the production build; a change of a source builds what is stale and restarts the server.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuildStale } from './build.mjs';
import { envFileOptions, processSettings } from './node-binary.mjs';
import { run } from './run.mjs';
import { sourceFiles, sourceFolders } from './sources.mjs';
import { watchSources } from './watch-sources.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = [...sourceFolders, ...sourceFiles].map((name) => join(dir, name));
const node = await build();
const env = { ...processSettings(dir), ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

const nextChange = () =>
  new Promise((resolve) => {
    const unwatch = watchSources(sources, () => {
      unwatch();
      resolve();
    });
  });

let change = nextChange();

/** Builds after each change until a build succeeds; the last good one is served meanwhile. */
async function rebuild() {
  for (;;) {
    await change;
    // Watched from here on, so that a change during the build is not missed; files that the build itself writes do not make it stale.
    change = nextChange();
    if (!isBuildStale()) continue;
    process.stderr.write('  A source changed.\n');
    if ((await run(process.execPath, [join(dir, 'scripts/build.mjs')], { cwd: dir })) === 0) return;
    process.stderr.write('  The build failed; the last one is served until the next change.\n');
  }
}

for (;;) {
  const restart = new AbortController();
  const server = run(node, [...envFileOptions(dir), join(dir, 'server.ts')], { cwd: dir, env, stopOn: restart.signal });
  const ended = await Promise.race([rebuild(), server]);
  if (ended !== undefined) process.exit(ended);
  restart.abort();
  await server;
}
