import { isIPv6 } from 'node:net';

/** What a client address is counted under: `times` the allowance of one client. */
export type LimitKey = { key: string; times: number };

/** One subscriber often has a whole /48: all of it together may do as much as so many clients. */
const widerTimes = 16;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])];
}

function mappedIPv4(groups: readonly string[]): string | undefined {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (high === undefined || low === undefined || groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The keys that every limit counts a client address by, narrowest first: an IPv4 address itself, an IPv6 address by its /64
 * and by its /48. A client that the narrow key refuses is not counted under the wide one.
 */
export function limitKeysOf(address: string): readonly [LimitKey, ...LimitKey[]] {
  if (!isIPv6(address)) return [{ key: address, times: 1 }];
  const groups = groupsOf(address.replace(/%.*$/, ''));
  const mapped = mappedIPv4(groups);
  if (mapped !== undefined) return [{ key: mapped, times: 1 }];
  const network = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`;
  return [
    { key: network(4), times: 1 },
    { key: network(3), times: widerTimes },
  ];
}
