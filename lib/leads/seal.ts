import 'server-only';
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { config } from '#lib/config.ts';
import { giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';
import { errorCause, errorCode } from '#lib/error-code.ts';
import { log } from '#lib/log.ts';

type FieldKey = { id: string; key: Buffer };

/** Other secrets are derived from `derivationRoot`, the last key of `FIELD_KEY`, else of the key file: they survive a rotation while that key stays last. */
export type Keyring = { encryptionKey: FieldKey; decryptionKeys: ReadonlyMap<string, Buffer>; derivationRoot: Buffer };

/** No key is set, or the store has leads of a missing key. The message is one line: what is missing and what to do. */
export class KeyUnusable extends Error {
  override name = 'KeyUnusable';
}

const remedy = 'put the key file back from the backup, or set FIELD_KEY to the key';

export function keyFileOf(dataDir: string): string {
  return join(dataDir, 'field.key');
}

function fieldKey(key: Buffer): FieldKey {
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key };
}

/** The key in a file; undefined without a file. Throws `KeyUnusable` when the file holds no key. */
export function readKeyFile(path: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(/* turbopackIgnore: true */ path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new KeyUnusable(`${path} cannot be read: ${errorCause(error)}`);
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new KeyUnusable(`${path} does not hold 32 bytes in base64: ${remedy}`);
  return key;
}

/** Creates a key file; does nothing where there is one. Linked into place, so that of two processes one wins and none reads half a key. */
export function writeKeyFile(path: string, key: Buffer): void {
  const tempFile = `${path}.${randomBytes(6).toString('hex')}`;
  const file = openSync(/* turbopackIgnore: true */ tempFile, 'wx', 0o600);
  try {
    writeSync(file, `${key.toString('base64')}\n`);
    fsyncSync(file);
    giveToFolderOwner(tempFile);
    linkSync(tempFile, path);
    const folder = openSync(dirname(path), 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    closeSync(file);
    unlinkSync(tempFile);
  }
}

export function createFieldKey(dataDir: string): void {
  makeFolder(dataDir);
  writeKeyFile(keyFileOf(dataDir), randomBytes(32));
}

type KeySource = { fieldKeys?: readonly Buffer[] | undefined; dataDir: string };

/** The keys of `FIELD_KEY` and of the key file. Throws `KeyUnusable` without any. */
export function readKeyring({ fieldKeys = [], dataDir }: KeySource): Keyring {
  const path = keyFileOf(dataDir);
  const fromFile = readKeyFile(path);
  const all = [...fieldKeys, ...(fromFile ? [fromFile] : [])].map(fieldKey);
  const [encryptionKey] = all;
  const derivationRoot = fieldKeys.at(-1) ?? fromFile;
  if (!encryptionKey || !derivationRoot) throw new KeyUnusable(`${path} is missing, and no lead can be read without it: ${remedy}`);
  return { encryptionKey, derivationRoot, decryptionKeys: new Map(all.map(({ id, key }) => [id, key])) };
}

export function wrongKeyFile(dataDir: string): KeyUnusable {
  return new KeyUnusable(`${keyFileOf(dataDir)} is not the key that the leads are sealed with: ${remedy}`);
}

declare global {
  var leadKeyring: Keyring | undefined;
}

export function keyring(): Keyring {
  if (globalThis.leadKeyring) return globalThis.leadKeyring;
  const { fieldKeys, dataDir, databaseUrl } = config();
  globalThis.leadKeyring = readKeyring({ fieldKeys, dataDir });
  if (databaseUrl && !fieldKeys)
    log.warn({ event: 'field_key_local' }, 'FIELD_KEY is not set: other instances on the same database cannot read what this one writes');
  return globalThis.leadKeyring;
}

const algorithm = 'aes-256-gcm';

/** `unknown-key`: sealed with a key that this process does not hold. `damaged`: changed, or sealed for another record. */
type Unsealed = { status: 'decrypted'; text: string } | { status: 'unreadable'; reason: 'unknown-key' | 'damaged' };

/** Encrypts a text for one record: `v1.<key id>.<iv>.<tag>.<ciphertext>`, bound to `record` (the lead's id). */
export function seal(text: string, record: string, keys: Keyring = keyring()): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keys.encryptionKey.key, iv);
  cipher.setAAD(Buffer.from(record));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return ['v1', keys.encryptionKey.id, ...parts].join('.');
}

export function sealingKeyId(sealed: string): string {
  return sealed.split('.')[1] ?? '';
}

/** Decrypts what `seal` returned for the same record. Never throws. */
export function unseal(sealed: string, record: string, keys: Keyring = keyring()): Unsealed {
  const [version, id, ...rest] = sealed.split('.');
  const [iv, tag, data] = rest.map((part) => Buffer.from(part, 'base64url'));
  if (version !== 'v1' || !id || iv?.length !== 12 || tag?.length !== 16 || !data) return { status: 'unreadable', reason: 'damaged' };
  const key = keys.decryptionKeys.get(id);
  if (!key) return { status: 'unreadable', reason: 'unknown-key' };
  try {
    const cipher = createDecipheriv(algorithm, key, iv, { authTagLength: 16 });
    cipher.setAAD(Buffer.from(record));
    cipher.setAuthTag(tag);
    return { status: 'decrypted', text: Buffer.concat([cipher.update(data), cipher.final()]).toString('utf8') };
  } catch {
    return { status: 'unreadable', reason: 'damaged' };
  }
}

/** Secrets by root and purpose: each post asks for several, and deriving one costs as much as sealing a value. */
const derivedKeys = new WeakMap<Buffer, Map<string, Buffer>>();

/** A 32-byte secret for one purpose, the same on every start and, with `FIELD_KEY` set, on every instance. */
export function hmacKey(purpose: string, { derivationRoot }: Pick<Keyring, 'derivationRoot'> = keyring()): Buffer {
  const ofRoot = derivedKeys.get(derivationRoot) ?? new Map<string, Buffer>();
  derivedKeys.set(derivationRoot, ofRoot);
  const key = ofRoot.get(purpose) ?? Buffer.from(hkdfSync('sha256', derivationRoot, '', purpose, 32));
  ofRoot.set(purpose, key);
  return key;
}

export function keyedHash(text: string, keys: Keyring = keyring()): string {
  return createHmac('sha256', hmacKey('keyed-hash', keys)).update(text).digest('base64url');
}

const signatureOf = (time: string): string => createHmac('sha256', hmacKey('form-stamp')).update(time).digest('base64url');

/** The signed timestamp that a form fetches at its first use: `<epoch ms>.<signature>`. */
export function signTimestamp(now: number): string {
  return `${now}.${signatureOf(String(now))}`;
}

export function timestampAgeMs(stamp: string, now: number): number | undefined {
  const [time = '', signature = ''] = stamp.split('.');
  const expected = Buffer.from(signatureOf(time));
  const actual = Buffer.from(signature);
  const isValid = /^\d{13}$/.test(time) && actual.length === expected.length && timingSafeEqual(actual, expected);
  return isValid ? now - Number(time) : undefined;
}
