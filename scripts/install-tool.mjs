import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const windows = process.platform === 'win32';

/**
 * Installs a tool that has a lockfile of its own in `tools/`, so that the site's own packages stay few. False where that failed.
 * @param {string} name
 * @returns {Promise<boolean>}
 */
export async function installTool(name) {
  const cwd = join(dirname(dirname(fileURLToPath(import.meta.url))), 'tools', name);
  if (existsSync(join(cwd, 'node_modules', '.package-lock.json'))) return true;
  return (await run(windows ? 'npm.cmd' : 'npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd, shell: windows })) === 0;
}
