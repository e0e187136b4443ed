import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await install();
const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };
const settleMs = 100;

/** What is derived from forms and languages follows them while one works on them; the server loads it again by itself. */
const derive = () => run(node, [join(dir, 'scripts/derive.ts')], { cwd: dir, env });

await derive();
let timer;
const sources = watch(join(dir, 'lib'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(derive, settleMs);
});
process.exitCode = await run(node, [join(dir, 'server.ts'), '--dev'], { cwd: dir, env });
clearTimeout(timer);
sources.close();
