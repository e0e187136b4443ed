import ipaddr from 'ipaddr.js';

/**
 * The network by which a client is counted: its IPv4 address, or the prefix of its IPv6 address in `ipv6Bits`, since a subscriber has a /64 or more.
 * An IPv4 address mapped into IPv6 counts as IPv4; other text is returned as it is.
 */
export function clientNetwork(address: string, ipv6Bits: 64 | 56 | 48 = 64): string {
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*$/, '')}/${ipv6Bits}`);
  return `${network.toString()}/${ipv6Bits}`;
}
