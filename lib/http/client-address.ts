import { isIP } from 'node:net';

function normalise(address: string): string | undefined {
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
 * The true address of the client: each trusted proxy appends the address it was called from to `X-Forwarded-For`, so
 * the entry that many places from the right is the first that no visitor can forge. Without trusted proxies, or where
 * the entry is no address, it is the peer of the socket.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const socket = normalise(peer ?? '') ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return socket;
  const entries = forwardedFor.split(',');
  return normalise(entries[Math.max(0, entries.length - trustedProxies)] ?? '') ?? socket;
}
