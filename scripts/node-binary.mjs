import { existsSync } from 'node:fs';
import { join } from 'node:path';

const minNodeVersion = 24;

/**
 * The Node release that the site runs on: this one where it is new enough, else the one of the lockfile. Ends the process with a clear message where
 * there is neither.
 * @param {string} dir
 * @returns {string}
 */
export function nodeBinary(dir) {
  if (Number(process.versions.node.split('.')[0]) >= minNodeVersion) return process.execPath;
  const { platform, arch } = process;
  const name = platform === 'win32' ? 'node-win' : `node-${platform}`;
  const file = join(dir, 'node_modules', `${name}-${arch}`, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  process.stderr.write(
    `This site needs Node ${minNodeVersion} or newer; this is Node ${process.versions.node}, and the packages bring none along for ${platform}-${arch}. Install Node ${minNodeVersion} and run the command again.\n`,
  );
  return process.exit(1);
}

/**
 * Environment of a Node process of the site. What it compiles is kept for the next one, which starts in half the time, unless the folder cannot be
 * written. With two arenas of memory, buffers that one thread frees are used again by the others. A smaller young generation takes 120 MB less; Node 24
 * reads its size only at the start.
 * @param {string} dir
 * @returns {Record<string, string>}
 */
export const processSettings = (dir) => ({
  NODE_COMPILE_CACHE: join(dir, 'node_modules', '.cache', 'node'),
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=8',
});

/** Options of a Node process that imports the server's modules: `server-only` throws without the condition, and SQLite is experimental in Node. */
export const serverModuleOptions = ['--conditions=react-server', '--disable-warning=ExperimentalWarning'];

/**
 * Makes a Node process of the site read the settings in `.env` of a folder; the environment takes precedence. Returns no option when there
 * is no such file, because Node would warn.
 * @param {string} dir
 * @returns {string[]}
 */
export function envFileOptions(dir) {
  const file = join(dir, '.env');
  return existsSync(file) ? [`--env-file-if-exists=${file}`] : [];
}
