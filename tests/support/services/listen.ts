import { randomInt } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/** Listens on the given port of this machine, else on a free one below the range of outgoing connections. Resolves with the port. */
export async function listenLow(server: Server, givenPort?: number): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = givenPort ?? randomInt(20_000, 32_768);
    const listening = await new Promise<boolean>((resolve, reject) => {
      const failed = (failure: NodeJS.ErrnoException) => (failure.code === 'EADDRINUSE' ? resolve(false) : reject(failure));
      server.once('error', failed);
      server.listen(port, '127.0.0.1', () => {
        server.removeListener('error', failed);
        resolve(true);
      });
    });
    if (listening) return port;
  }
  throw new Error('no free port found');
}

export async function closeServer(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
