import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

const settleMs = 100;

function foldersIn(folder) {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.map((entry) => join(entry.parentPath ?? entry.path, entry.name))];
}

/**
 * Calls back once after one or more changes of files, or of files in folders. Each folder has a watcher of its own: a recursive watcher of
 * Linux loses a file that an editor replaces.
 * @param {readonly string[]} paths
 * @param {() => void} onChange
 * @returns {() => void} ends the watch
 */
export function watchSources(paths, onChange) {
  let timer;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  };
  const watched = paths.filter((path) => existsSync(path)).flatMap((path) => (statSync(path).isDirectory() ? foldersIn(path) : [path]));
  const watchers = watched.map((path) => watch(path, changed));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
