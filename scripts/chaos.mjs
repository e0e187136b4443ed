// `npm run chaos`: breaks what the finished build depends on while requests come in.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await build();
process.exitCode = await run(
  node,
  ['--conditions=react-server', '--disable-warning=ExperimentalWarning', join(dir, 'scripts', 'chaos', 'chaos.ts'), ...process.argv.slice(2)],
  { cwd: dir },
);
