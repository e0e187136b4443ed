import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await install();
const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };
process.exitCode = await run(node, [join(dir, 'server.ts'), '--dev'], { cwd: dir, env });
