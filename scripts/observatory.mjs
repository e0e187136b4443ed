// `npm run observatory`: grades the finished build with Mozilla's HTTP Observatory, behind a TLS front of this machine. `--record` keeps the figure in docs/reliability.md.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { installTool } from './install-tool.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await build();
if (!(await installTool('observatory'))) process.exit(1);
process.exitCode = await run(node, ['--conditions=react-server', join(dir, 'scripts', 'observatory', 'observatory.ts'), ...process.argv.slice(2)], {
  cwd: dir,
});
