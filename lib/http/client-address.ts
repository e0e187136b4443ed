import { isIP } from 'node:net';

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
