// `npm run attack`: what other visitors notice while one address, or one IPv6 /64, does its worst to the finished build.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await build();
process.exitCode = await run(
  node,
  ['--conditions=react-server', '--disable-warning=ExperimentalWarning', join(dir, 'scripts', 'attack', 'attack.ts'), ...process.argv.slice(2)],
  { cwd: dir },
);
