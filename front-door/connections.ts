import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FrontServer } from './answer.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Follows connections and requests, so that a stop loses none. `finish` takes in what has already reached the machine,
 * stops listening, lets every request end (at most `limitMs`), and gives connections that ask nothing `graceMs`.
 */
export function followConnections(server: FrontServer) {
  const sockets = new Set<Socket>();
  const open = new Set<ServerResponse>();
  let stopping = false;
  const lastOnItsConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return {
    /** Counts a request until its answer is out or its client is gone. */
    follow(response: ServerResponse): void {
      open.add(response);
      response.once('close', () => open.delete(response));
      if (stopping) lastOnItsConnection(response);
    },
    async finish({ graceMs = 1000, limitMs = 25_000 } = {}): Promise<{ lost: number }> {
      stopping = true;
      await nextTurn();
      await nextTurn();
      server.close();
      for (const response of open) lastOnItsConnection(response);
      const start = Date.now();
      for (let age = 0; sockets.size > 0 && age < limitMs; age = Date.now() - start) {
        const busy = new Set([...open].map(({ socket }) => socket));
        if (age > graceMs || open.size === 0) server.closeIdleConnections();
        if (age > graceMs) for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
        await wait(20);
      }
      const lost = open.size;
      server.closeAllConnections();
      return { lost };
    },
  };
}
