import { connect, type Socket } from 'node:net';

/** A client connection that stays open when the server closes its side. */
export type HeldSocket = { socket: Socket; text: () => string };

/** Opens such a connection. With `reads: false` it reads nothing. */
export async function holdSocket(port: number, { bytes = '', reads = true, host = '127.0.0.1', from = '127.0.0.1' } = {}): Promise<HeldSocket> {
  const socket = connect({ port, host, localAddress: from, allowHalfOpen: true });
  let text = '';
  socket.on('error', () => {});
  if (reads) socket.on('data', (data) => (text += data.toString('latin1')));
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve());
    socket.once('error', () => resolve());
  });
  if (bytes) socket.write(bytes, 'latin1');
  return { socket, text: () => text };
}
