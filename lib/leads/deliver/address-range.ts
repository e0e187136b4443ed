import 'server-only';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** Inside global unicast, yet not a public host: Teredo and ORCHID space, documentation, 6to4, AS112. */
const notPublic = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'].map((cidr) => ipaddr.parseCIDR(cidr));

function isWithin(address: Address, [network, bits]: [Address, number]): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}

/** An IPv4-mapped IPv6 address is checked as its IPv4 address. */
function unwrap(address: Address): Address {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return true;
  return isWithin(address, globalUnicast) && !notPublic.some((network) => isWithin(address, network));
}

/**
 * Whether a webhook may connect to an address: a public host, or one inside the allowed networks (CIDR). Private, loopback, link-local, shared,
 * reserved, documentation, multicast, mapped and translated addresses are not public.
 */
export function isReachable(text: string, allowedNetworks: readonly string[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  const bare = unwrap(address);
  const allowed = allowedNetworks.filter(ipaddr.isValidCIDR).map((cidr) => ipaddr.parseCIDR(cidr));
  if (allowed.some((network) => isWithin(address, network) || isWithin(bare, network))) return true;
  return isPublic(address);
}
