import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { processSettings, serverModuleOptions } from './node-binary.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command's TypeScript file on the same Node as the site, with the site's settings. All but `leads restore` are safe while the site runs. */
export async function runCommandScript(file) {
  const node = await install();
  const env = { ...processSettings(dir), ...process.env };
  // Behind `--` Node leaves --env-file to the command.
  const words = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
  const { status } = spawnSync(node, [...serverModuleOptions, join(dir, 'scripts', file), '--', ...words], { cwd: dir, env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
