import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { nodeBinary } from './node-binary.mjs';
import { createProgress } from './progress.mjs';
import { quietStep } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(dir, 'package-lock.json');
const lockfileRecord = join(dir, 'node_modules', '.lock-hash');

const lockfileHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');
const isRecorded = () => existsSync(lockfileRecord) && readFileSync(lockfileRecord, 'utf8') === lockfileHash();

/** Compares the record that npm keeps of node_modules with the lockfile, optional packages aside. */
function isInstalled() {
  const installed = join(dir, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const installedPackages = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const lockedPackages = Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages);
  return lockedPackages.every(([path, { version, optional, devOptional, peer, link }]) => {
    if (path === '' || link || !path.startsWith('node_modules/')) return true;
    return installedPackages[path] ? installedPackages[path].version === version : Boolean(optional || devOptional || peer);
  });
}

async function installPackages() {
  const phase = createProgress().begin('Packages');
  const isWindows = process.platform === 'win32';
  await quietStep({
    program: isWindows ? 'npm.cmd' : 'npm',
    args: ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    options: { cwd: dir, shell: isWindows },
    onFailure: phase.fail,
  });
  phase.update(`${readdirSync(join(dir, 'node_modules')).length} folders in node_modules`);
  phase.done();
}

/** Installs the packages of the lockfile that node_modules lacks. After this call a suitable Node is present. */
export async function install() {
  if (!isRecorded()) {
    await withLock(dir, async () => {
      if (isRecorded()) return;
      if (!isInstalled()) await installPackages();
      writeFileSync(lockfileRecord, lockfileHash());
    });
  }
  return nodeBinary(dir);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install();
