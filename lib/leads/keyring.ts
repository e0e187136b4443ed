import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';
import { errorCode } from './error-code.ts';

type FieldKey = { id: string; key: Buffer };

/** The first key writes, all read. `root` is the key that other secrets are derived from: it outlives a rotation. */
export type Keyring = { writing: FieldKey; reading: ReadonlyMap<string, Buffer>; root: Buffer };

function fieldKey(key: Buffer): FieldKey {
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key };
}

function readKeyFile(path: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`${path} does not hold 32 bytes in base64`);
  return key;
}

/** Written aside and linked into place: of two processes that start at once one wins, and nobody reads half a key. */
function createKeyFile(dir: string, path: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = openSync(/* turbopackIgnore: true */ draft, 'wx', 0o600);
  try {
    writeSync(file, `${randomBytes(32).toString('base64')}\n`);
    fsyncSync(file);
    linkSync(draft, path);
    const folder = openSync(dir, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    closeSync(file);
    unlinkSync(draft);
  }
}

/**
 * The keys for answers at rest: `FIELD_KEY`'s, and the key file of the data folder, which is made when neither exists.
 * Throws when the file cannot be read or written.
 */
export function readKeyring({ fieldKeys = [], dataDir }: { fieldKeys?: readonly Buffer[]; dataDir: string }): Keyring {
  const path = join(dataDir, 'field.key');
  let fromFile = readKeyFile(path);
  if (!fromFile && fieldKeys.length === 0) {
    createKeyFile(dataDir, path);
    fromFile = readKeyFile(path);
  }
  const all = [...fieldKeys, ...(fromFile ? [fromFile] : [])].map(fieldKey);
  const [writing] = all;
  const root = fieldKeys.at(-1) ?? fromFile;
  if (!writing || !root) throw new Error(`${path} could not be created`);
  return { writing, root, reading: new Map(all.map(({ id, key }) => [id, key])) };
}

let cached: Keyring | undefined;

/** The keys of this process. */
export function keyring(): Keyring {
  if (cached) return cached;
  const { fieldKeys, dataDir, databaseUrl } = config();
  cached = readKeyring({ fieldKeys, dataDir });
  if (databaseUrl && !fieldKeys)
    log.warn({ event: 'field_key_local' }, 'FIELD_KEY is not set: other instances on the same database cannot read what this one writes');
  return cached;
}
