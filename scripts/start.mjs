import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { processSettings, envFileOptions } from './node-binary.mjs';
import { supervise } from './supervise.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await build();
const env = { ...processSettings(dir), ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
process.exitCode = await supervise(node, [...envFileOptions(dir), join(dir, 'server.ts')], { cwd: dir, env });
