import { connect } from 'node:net';

/** Sends bytes over a new connection and resolves with all that is received until it is closed. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.setEncoding('latin1');
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no end of the response: ${received.slice(0, 200)}`)));
    socket.on('data', (data) => (received += String(data)));
    socket.on('error', (error) => (received ? resolve(received) : reject(error)));
    socket.on('end', () => resolve(received));
  });
}
