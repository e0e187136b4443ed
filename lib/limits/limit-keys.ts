import 'server-only';
import { clientNetwork } from './client-network.ts';

/** What a client address is counted under: `times` the allowance of one client. */
export type LimitKey = { key: string; times: number };

/** One subscriber often has a whole /48: all of it together may do as much as so many clients. */
const widerTimes = 16;

/**
 * The keys that every limit counts a client address by, narrowest first: an IPv4 address itself, an IPv6 address by its /64
 * and by its /48. A client that the narrow key refuses is not counted under the wide one.
 */
export function limitKeysOf(address: string): readonly LimitKey[] {
  const narrow = { key: clientNetwork(address), times: 1 };
  const wide = { key: clientNetwork(address, 48), times: widerTimes };
  return narrow.key === wide.key ? [narrow] : [narrow, wide];
}
