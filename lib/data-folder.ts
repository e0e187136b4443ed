import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { errorCause, errorCode } from './error-code.ts';

/** More bytes than a new database needs. */
const probeBytes = 131_072;

/** Gives a path created by root to the owner of its folder, so that the site, which runs as that user, can use it. */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(/* turbopackIgnore: true */ dirname(path));
  if (uid !== 0) chownSync(/* turbopackIgnore: true */ path, uid, gid);
}

function makeSingleFolder(path: string): void {
  try {
    mkdirSync(/* turbopackIgnore: true */ path, { mode: 0o700 });
    giveToFolderOwner(path);
  } catch (error) {
    // Another process may have created it.
    if (errorCode(error) !== 'EEXIST' || !statSync(/* turbopackIgnore: true */ path).isDirectory()) throw error;
  }
}

/**
 * Creates a folder and its missing parents, for the owner only. Throws the file system's error. Node's `recursive` loops forever where folders cannot
 * be created, as below /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(/* turbopackIgnore: true */ path) && statSync(/* turbopackIgnore: true */ path).isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path && !existsSync(/* turbopackIgnore: true */ parent)) makeFolder(parent);
  makeSingleFolder(path);
}

function tryWrite(folder: string): void {
  const path = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
  const file = openSync(/* turbopackIgnore: true */ path, 'wx', 0o600);
  try {
    const written = writeSync(file, Buffer.alloc(probeBytes));
    if (written < probeBytes) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
    fsyncSync(file);
  } finally {
    closeSync(file);
    rmSync(/* turbopackIgnore: true */ path, { force: true });
  }
}

/** Creates the data folder and tests a write. Throws `ConfigError` with the cause when that fails and the site needs the folder. */
export function checkDataFolder({ dataDir, databaseUrl, fieldKeys, smtpUrl }: Config): void {
  if (databaseUrl && fieldKeys && smtpUrl) return;
  try {
    makeFolder(dataDir);
    tryWrite(dataDir);
  } catch (error) {
    throw new ConfigError('DATA_DIR', `${dataDir} cannot be used: ${errorCause(error)}`);
  }
}
