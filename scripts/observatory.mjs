// `npm run observatory`: grades the finished build with Mozilla's HTTP Observatory, behind a TLS front of this machine.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { run, step } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const tool = join(dir, 'tools', 'observatory');
const windows = process.platform === 'win32';
const node = await build();
if (!existsSync(join(tool, 'node_modules', '.package-lock.json')))
  await step(windows ? 'npm.cmd' : 'npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: tool, shell: windows });
process.exitCode = await run(node, [join(dir, 'scripts', 'observatory', 'observatory.ts')], { cwd: dir });
