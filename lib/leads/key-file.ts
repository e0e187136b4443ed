import 'server-only';
import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';
import { keyFileOf, readKeyFile, writeKeyFile } from './seal.ts';

type KeyFileState = 'same' | 'deleted' | 'changed';

type Watched = { state: KeyFileState; isUnreported: boolean };

declare global {
  var leadKeyFile: Watched | undefined;
}

const lines = {
  deleted: 'field.key was deleted while the site runs: it is written again with the key in memory',
  changed: 'field.key was changed while the site runs: put the old file back. New leads are sealed with the key in memory; no file has that key',
} as const;

function compare(path: string, key: Buffer): KeyFileState {
  try {
    const now = readKeyFile(path);
    if (!now) return 'deleted';
    return now.equals(key) ? 'same' : 'changed';
  } catch {
    return 'changed';
  }
}

function writeAgain(path: string, key: Buffer): void {
  try {
    writeKeyFile(path, key);
  } catch {}
}

function compareKeyFile(): Watched {
  const watched = (globalThis.leadKeyFile ??= { state: 'same', isUnreported: false });
  const keyring = globalThis.leadKeyring;
  const { fieldKeys, dataDir } = config();
  // With FIELD_KEY the file only opens older leads, and may be removed on purpose.
  if (!keyring || fieldKeys) return watched;
  const state = compare(keyFileOf(dataDir), keyring.encryptionKey.key);
  if (state === 'deleted') writeAgain(keyFileOf(dataDir), keyring.encryptionKey.key);
  if (state !== 'same' && state !== watched.state) log.error({ event: 'field_key_changed', state }, lines[state]);
  watched.state = state;
  watched.isUnreported ||= state !== 'same';
  return watched;
}

/** Compares the key file with the encryption key of this process, and writes a deleted file again. */
export function restoreKeyFile(): void {
  compareKeyFile();
}

/** Compares the key file as `restoreKeyFile` does. Returns true once after each change, even if the change was undone before this call. */
export function takeKeyFileChange(): boolean {
  const watched = compareKeyFile();
  const hasChanged = watched.isUnreported;
  watched.isUnreported = false;
  return hasChanged;
}
