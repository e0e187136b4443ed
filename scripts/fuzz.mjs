// `npm run fuzz`: throws whatever a visitor could at the finished build.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await build();
process.exitCode = await run(node, ['--conditions=react-server', join(dir, 'scripts', 'fuzz', 'fuzz.ts'), ...process.argv.slice(2)], { cwd: dir });
