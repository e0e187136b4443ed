import ipaddr from 'ipaddr.js';

/**
 * The network that limits count a client by: an IPv4 address itself, or the prefix of an IPv6 address in `ipv6Bits`, since
 * one subscriber has a /64 or more. An IPv4 address mapped into IPv6 counts as IPv4; what is no address stays as it is.
 */
export function clientNetwork(address: string, ipv6Bits: 64 | 56 | 48 = 64): string {
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*$/, '')}/${ipv6Bits}`);
  return `${network.toString()}/${ipv6Bits}`;
}
