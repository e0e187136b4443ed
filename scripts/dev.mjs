import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { envFileOptions } from './node-binary.mjs';
import { run } from './run.mjs';
import { watchSources } from './watch-sources.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await install();
const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };

/** Files derived from forms and languages follow a change; the server reloads them by itself. */
const derive = () => run(node, [join(dir, 'scripts/derive.ts')], { cwd: dir, env });

await derive();
const unwatch = watchSources([join(dir, 'lib')], derive);
process.exitCode = await run(node, [...envFileOptions(dir), join(dir, 'server.ts'), '--dev'], { cwd: dir, env });
unwatch();
