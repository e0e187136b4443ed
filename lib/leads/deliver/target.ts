import 'server-only';
import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isReachable } from './address-range.ts';

/** Resolves a host name to all its addresses; rejects when it cannot. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export type Target = { status: 'allowed'; lookup: LookupFunction } | { status: 'refused' };

const systemResolve: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true, verbatim: true }, (failure, addresses) => (failure ? reject(failure) : resolve(addresses)));
  });

/** A look-up that gives the addresses already checked. */
function pinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, options, answer) => {
    const [first] = addresses;
    if (options.all) answer(null, [...addresses]);
    else if (first) answer(null, first.address, first.family);
  };
}

/**
 * Resolves the host of a webhook and refuses it when any address is not public (nor inside the allowed networks). The connection must use the
 * returned look-up, so that a second answer of the name server cannot lead it elsewhere.
 */
export async function resolveTarget(url: URL, allowedNetworks: readonly string[], resolve: Resolve = systemResolve): Promise<Target> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(hostname);
  // A connection to an IP address calls no look-up, so its address is checked here.
  const addresses = family ? [{ address: hostname, family }] : await resolve(hostname);
  const isAllowed = addresses.length > 0 && addresses.every(({ address }) => isReachable(address, allowedNetworks));
  return isAllowed ? { status: 'allowed', lookup: pinnedLookup(addresses) } : { status: 'refused' };
}
