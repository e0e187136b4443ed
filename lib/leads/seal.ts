import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type Keyring, keyring } from './keyring.ts';

const algorithm = 'aes-256-gcm';

/** `unknown-key`: sealed with a key that this process does not hold. `damaged`: changed, or sealed for another record. */
export type Unsealed = { status: 'decrypted'; text: string } | { status: 'unreadable'; reason: 'unknown-key' | 'damaged' };

/** Encrypts a text for one record: `v1.<key id>.<iv>.<tag>.<ciphertext>`, bound to `record` (the lead's id). */
export function seal(text: string, record: string, keys: Keyring = keyring()): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keys.encryptionKey.key, iv);
  cipher.setAAD(Buffer.from(record));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return ['v1', keys.encryptionKey.id, ...parts].join('.');
}

export function sealingKey(sealed: string): string {
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

/** Secrets by root and purpose: each post asks for several, and deriving one costs as much as sealing an answer. */
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
