import 'server-only';
import { config } from '#lib/config.ts';
import { clientAddress } from './client-address.ts';
import { hasFrontDoor } from './has-front-door.ts';

/**
 * The address of a client. The front door writes it to `x-client-address`. Without the front door that header may be forged, so only what trusted
 * proxies (`TRUST_PROXY`) wrote counts; otherwise all clients share the address `unknown`.
 */
export function clientAddressOf({ headers }: { headers: Headers }): string {
  if (hasFrontDoor()) return headers.get('x-client-address') ?? '';
  return clientAddress(undefined, headers.get('x-forwarded-for') ?? undefined, config().trustedProxies);
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

/**
 * Whether a request comes from this machine, by the headers of the front door: such a client may read operational figures. A proxy on this machine
 * forwards requests of anyone, so it does not count as local.
 */
export function isLocalClient(headers: Headers): boolean {
  return hasFrontDoor() && loopback.test(headers.get('x-client-address') ?? '') && !headers.has('x-client-forwarded');
}
