import type { Duplex } from 'node:stream';

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
