import { connect } from 'node:net';

/** Sends bytes over a connection of its own and resolves with everything that comes back until it is closed. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('latin1');
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no end of the answer: ${answer.slice(0, 200)}`)));
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
    socket.on('end', () => resolve(answer));
  });
}
