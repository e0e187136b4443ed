import { connect, type Socket } from 'node:net';

/** The client's side of a connection that never closes it, whatever the server does. */
export type HeldSocket = { socket: Socket; text: () => string };

/** Opens a connection that ignores the end of the other side. With `reads: false` it takes no byte of an answer. */
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
