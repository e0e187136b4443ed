import 'server-only';
import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';
import { keyFileOf, readKeyFile, writeKeyFile } from './keyring.ts';

type KeyFileState = 'same' | 'deleted' | 'changed';

type Seen = { state: KeyFileState; untold: boolean };

declare global {
  var leadKeyFile: Seen | undefined;
}

const lines = {
  deleted: 'field.key was deleted while the site runs: it is written again with the key in memory',
  changed:
    'field.key was changed while the site runs: put the old file back. Requests are sealed with the key in memory, which no file holds any more',
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
  } catch {
    // A full disk, or a folder that is gone: the next look tries again.
  }
}

function look(): Seen {
  const seen = (globalThis.leadKeyFile ??= { state: 'same', untold: false });
  const ring = globalThis.leadKeyring;
  const { fieldKeys, dataDir } = config();
  // Beside FIELD_KEY the file only reads what is old, and may be taken away on purpose.
  if (!ring || fieldKeys) return seen;
  const state = compare(keyFileOf(dataDir), ring.writing.key);
  if (state === 'deleted') writeAgain(keyFileOf(dataDir), ring.writing.key);
  if (state !== 'same' && state !== seen.state) log.error({ event: 'field_key_changed', state }, lines[state]);
  seen.state = state;
  seen.untold ||= state !== 'same';
  return seen;
}

/** Compares the key file with the key that this process writes with. One that was deleted is written again. */
export function watchKeyFile(): void {
  look();
}

/** Whether the key file is as it was at the start. A change is told once even where it was mended before anybody asked. */
export function isKeyFileSame(): boolean {
  const seen = look();
  const same = !seen.untold;
  seen.untold = false;
  return same;
}
