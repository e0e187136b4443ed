import type { Duplex } from 'node:stream';

/** How long a client has to take the last bytes and to close its side. */
export const endGraceMs = 2_000;

/**
 * Ends a connection after its last bytes and destroys it when the client has them and does not close its side in time: `end`
 * alone keeps the socket for as long as the client likes. A client that does not read is left to the sweep of connections.
 */
export function endConnection(socket: Duplex, lastBytes: Buffer | string = ''): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // What still arrives is dropped: unread bytes would turn the end into a reset that takes the answer with it.
  socket.resume();
  socket.end(lastBytes, () => {
    const timer = setTimeout(() => socket.destroy(), endGraceMs);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
  });
}
