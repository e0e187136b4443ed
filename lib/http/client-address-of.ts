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
