import ipaddr from 'ipaddr.js';

/**
 * The network by which a client is counted: its IPv4 address, or the first `ipv6Bits` bits of its IPv6 address, since a subscriber has a /64 or more.
 * An IPv4 address mapped into IPv6 counts as IPv4; other text is returned as it is.
 */
export function clientNetwork(address: string, ipv6Bits: 64 | 48 = 64): string {
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*$/, '')}/${ipv6Bits}`);
  return `${network.toString()}/${ipv6Bits}`;
}

/** Whether a client network (`clientNetwork`) is this machine. */
export function isLoopback(network: string): boolean {
  return network.startsWith('127.') || network === '::/64';
}

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
