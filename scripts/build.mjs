import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { withLock } from './lock.mjs';
import { envFileOptions } from './node-binary.mjs';
import { createProgress, duration } from './progress.mjs';
import { quietStep } from './run.mjs';
import { sourceFiles, sourceFolders } from './sources.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const buildRecord = join(dir, '.next', 'build-record.json');

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** sha-256 over the paths and contents of the sources. `SITE_URL` is not part of it: the server replaces the address that was built in. */
function fingerprint() {
  const hash = createHash('sha256');
  const sources = [...sourceFolders.flatMap((name) => filesIn(join(dir, name))), ...sourceFiles.map((name) => join(dir, name)).filter(existsSync)];
  for (const file of sources.sort())
    hash
      .update(`${relative(dir, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

const isFresh = (current) => existsSync(buildRecord) && JSON.parse(readFileSync(buildRecord, 'utf8')).fingerprint === current;

export const isBuildStale = () => !isFresh(fingerprint());

const progress = createProgress();

/** Next compiles, then renders the pages: two phases of one program, recognized by its output. */
async function makePages(node, options) {
  let phase = progress.begin('Compile');
  let isMakingPages = false;
  const follow = (text) => {
    const [, page, pages] = [...text.matchAll(/Generating static pages.*?\((\d+)\/(\d+)\)/g)].at(-1) ?? [];
    if (pages && !isMakingPages) {
      isMakingPages = true;
      phase.done();
      phase = progress.begin('Pages');
    }
    if (pages) phase.update(`${page} of ${pages}`);
  };
  const args = [...envFileOptions(dir), join(dir, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'];
  await quietStep({ program: node, args, options, onOutput: follow, onFailure: () => phase.fail() });
  phase.done();
}

async function runPostBuild(node, options) {
  const phase = progress.begin('Finish');
  const follow = (text) => phase.update(text.trim().split('\n').at(-1) ?? '');
  await quietStep({
    program: node,
    args: [...envFileOptions(dir), join(dir, 'scripts', 'post-build.ts')],
    options,
    onOutput: follow,
    onFailure: phase.fail,
  });
  phase.done();
}

/** Builds the site if its sources have changed since the last build. Returns the Node to run it with. */
export async function build() {
  const node = await install();
  if (isFresh(fingerprint())) return node;
  await withLock(dir, async () => {
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
    const options = { cwd: dir, env };
    await quietStep({ program: node, args: [join(dir, 'scripts', 'derive.ts')], options });
    const current = fingerprint();
    if (isFresh(current)) return;
    rmSync(buildRecord, { force: true });
    const began = performance.now();
    await quietStep({ program: node, args: [join(dir, 'scripts', 'facts.ts'), '--check'], options });
    await quietStep({ program: node, args: [...envFileOptions(dir), join(dir, 'server.ts'), '--check'], options });
    await makePages(node, options);
    await runPostBuild(node, options);
    mkdirSync(dirname(buildRecord), { recursive: true });
    writeFileSync(buildRecord, JSON.stringify({ fingerprint: current }));
    process.stderr.write(`  Built in ${duration(performance.now() - began)}.\n`);
  });
  return node;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
  process.stderr.write('The site is built. Serve it with: npm start\n');
}
