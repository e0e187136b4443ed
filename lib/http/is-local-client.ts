import 'server-only';
import { hasFrontDoor } from './has-front-door.ts';

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

/**
 * Whether a request comes from this machine, by the headers of the front door: such a client may read operational figures. A proxy on this machine
 * forwards requests of anyone, so it does not count as local.
 */
export function isLocalClient(headers: Headers): boolean {
  return hasFrontDoor() && loopback.test(headers.get('x-client-address') ?? '') && !headers.has('x-client-forwarded');
}
