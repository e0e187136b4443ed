import { randomBytes } from 'node:crypto';
import { readKeyring } from '#lib/leads/seal.ts';

/** Sets a key for this process, to sign links. */
export function setRandomKey(): void {
  globalThis.leadKeyring = readKeyring({ fieldKeys: [randomBytes(32)], dataDir: '/nowhere' });
}
