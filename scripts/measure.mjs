// Builds the site where needed, and runs a program of `quality/` on it with the arguments of this command, such as `npm run bench`.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { serverModuleOptions } from './node-binary.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...args] = process.argv.slice(2);
const node = await build();
process.exitCode = await run(node, [...serverModuleOptions, join(dir, 'quality', name, `${name}.ts`), ...args], { cwd: dir });
