import 'server-only';
import { clientNetwork } from './client-network.ts';

/** A key of a client address; its limit is `factor` times that of one client. */
export type LimitKey = { key: string; factor: number };

/** A subscriber often has a /48, which may do as much as this many clients. */
const wideFactor = 16;

/**
 * The keys of a client address, narrowest first: its IPv4 address, or its IPv6 /64 and /48. A client refused under the narrow key is not counted
 * under the wide one.
 */
export function limitKeysOf(address: string): readonly LimitKey[] {
  const narrow = { key: clientNetwork(address), factor: 1 };
  const wide = { key: clientNetwork(address, 48), factor: wideFactor };
  return narrow.key === wide.key ? [narrow] : [narrow, wide];
}
