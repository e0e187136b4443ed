import { randomInt } from 'node:crypto';
import type { Server } from 'node:net';

/**
 * Listens on a free port of this machine below the range of outgoing connections, trying others when one is taken; or on the
 * port given. Resolves to the port.
 */
export async function listenLow(server: Server, host = '127.0.0.1', given?: number): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = given ?? randomInt(20_000, 32_768);
    const listening = await new Promise<boolean>((resolve, reject) => {
      const failed = (failure: NodeJS.ErrnoException) => (failure.code === 'EADDRINUSE' ? resolve(false) : reject(failure));
      server.once('error', failed);
      server.listen(port, host, () => {
        server.removeListener('error', failed);
        resolve(true);
      });
    });
    if (listening) return port;
  }
  throw new Error('no free port found');
}
