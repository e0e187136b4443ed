import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';

/** Status line and headers of a response that is written to the socket itself. A header end (an empty line) must follow. */
export function rawHead(status: number, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
}

/** How long a client has to read the last bytes and to close its side. */
export const endGraceMs = 2_000;

/**
 * Sends the last bytes of a connection and destroys it if the client does not close its side in time: `end` alone keeps the
 * socket open as long as the client wants. A client that does not read is closed by the sweep in connections.ts.
 */
export function endConnection(socket: Duplex, lastBytes: Buffer | string = ''): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // Unread bytes would turn the end into a reset, and the client would lose the response.
  socket.resume();
  socket.end(lastBytes, () => {
    const timer = setTimeout(() => socket.destroy(), endGraceMs);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
  });
}
