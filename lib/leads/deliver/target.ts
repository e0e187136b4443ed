import 'server-only';
import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

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
export function isAllowedAddress(text: string, allowedNetworks: readonly string[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  const bare = unwrap(address);
  const allowed = allowedNetworks.map((cidr) => ipaddr.parseCIDR(cidr));
  if (allowed.some((network) => isWithin(address, network) || isWithin(bare, network))) return true;
  return isPublic(address);
}

/** Resolves a host name to all its addresses; rejects when it cannot. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export type Target = { status: 'allowed'; lookup: LookupFunction } | { status: 'refused' };

const systemResolve: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true, verbatim: true }, (failure, addresses) => (failure ? reject(failure) : resolve(addresses)));
  });

/** A lookup that gives the addresses already checked. */
function pinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else if (first) callback(null, first.address, first.family);
  };
}

/**
 * Resolves the host of a webhook and refuses it when any address is not public (nor inside the allowed networks). The connection must use the
 * returned lookup, so that a second answer of the name server cannot lead it elsewhere.
 */
export async function resolveTarget(url: URL, allowedNetworks: readonly string[], resolve: Resolve = systemResolve): Promise<Target> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(hostname);
  // A connection to an IP address calls no lookup, so its address is checked here.
  const addresses = family ? [{ address: hostname, family }] : await resolve(hostname);
  const isAllowed = addresses.length > 0 && addresses.every(({ address }) => isAllowedAddress(address, allowedNetworks));
  return isAllowed ? { status: 'allowed', lookup: pinnedLookup(addresses) } : { status: 'refused' };
}
