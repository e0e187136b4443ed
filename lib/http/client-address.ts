import { isIP } from 'node:net';
import { config } from '#lib/config.ts';

const frontDoor = Symbol.for('agency.frontDoor');

/** Whether the front door serves this process. It sets this mark itself, so no request can forge it. */
export function hasFrontDoor(): boolean {
  return Reflect.get(globalThis, frontDoor) === true;
}

export function markFrontDoor(): void {
  Reflect.set(globalThis, frontDoor, true);
}

function normalizeAddress(address: string): string | undefined {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .toLowerCase();
  return isIP(bare) ? bare : undefined;
}

/**
 * The address of the client. Each trusted proxy appends the address that called it to `X-Forwarded-For`: with two of them the second entry from the
 * right is the client, and entries to its left may be forged. Without trusted proxies, or when that entry is no address, the peer of the socket.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const socket = normalizeAddress(peer ?? '') ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return socket;
  const entries = forwardedFor.split(',');
  return normalizeAddress(entries[Math.max(0, entries.length - trustedProxies)] ?? '') ?? socket;
}

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
