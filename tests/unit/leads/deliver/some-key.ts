import { randomBytes } from 'node:crypto';
import { readKeyring } from '#lib/leads/keyring.ts';

/** Gives this process a key, for links that are signed with it. */
export function takeSomeKey(): void {
  globalThis.leadKeyring = readKeyring({ fieldKeys: [randomBytes(32)], dataDir: '/nowhere' });
}
