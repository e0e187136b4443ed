// The staff's command: `npm run leads -- <verb>`. Runs on the same Node as the site, safe beside it.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { compileCache } from './node-binary.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await install();
const flags = ['--conditions=react-server', '--disable-warning=ExperimentalWarning'];
const env = { ...compileCache(dir), ...process.env };
const { status } = spawnSync(node, [...flags, join(dir, 'scripts', 'leads.ts'), ...process.argv.slice(2)], { cwd: dir, env, stdio: 'inherit' });
process.exitCode = status ?? 1;
