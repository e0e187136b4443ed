import 'server-only';
import { randomBytes } from 'node:crypto';
import { keyedHash, keyring, type Keyring } from './seal.ts';

/** A random continuation token. Only its hash is stored. */
export function newContinuationToken(keys: Keyring = keyring()): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashContinuation(token, keys) };
}

export function hashContinuation(token: string, keys: Keyring = keyring()): string {
  return keyedHash(`continuation\n${token}`, keys);
}
