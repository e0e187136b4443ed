import { readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { envFile } from './node-binary.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await install();
const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };
const settleMs = 100;

/** What is derived from forms and languages follows them while one works on them; the server loads it again by itself. */
const derive = () => run(node, [join(dir, 'scripts/derive.ts')], { cwd: dir, env });

await derive();
let timer;
const changed = () => {
  clearTimeout(timer);
  timer = setTimeout(derive, settleMs);
};
// Folder by folder: where an editor puts a new file in the place of the old one, a recursive watcher of Linux loses it.
const lib = join(dir, 'lib');
const below = readdirSync(lib, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
const watchers = [lib, ...below.map((entry) => join(entry.parentPath ?? entry.path, entry.name))].map((folder) => watch(folder, changed));
process.exitCode = await run(node, [...envFile(dir), join(dir, 'server.ts'), '--dev'], { cwd: dir, env });
clearTimeout(timer);
for (const watcher of watchers) watcher.close();
