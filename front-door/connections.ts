import type { ServerResponse } from 'node:http';
import { Server as NetServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FrontServer } from './answer.ts';

const quietMs = 0.3;

/** Waits for a turn of the event loop with little to do: all that had reached the machine before it has been taken in. */
async function quietTurn(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) {
    const start = performance.now();
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (turns > 0 && performance.now() - start < quietMs) return;
  }
}

/**
 * Follows the connections of what listens and the requests of the server behind it, so that a stop loses none. `finish`
 * takes in what has already reached the machine, stops listening, and lets every request end (at most `limitMs`). Open
 * connections may ask once more; those that do not within `graceMs` are closed. (`Server.close` would close them at once,
 * with a next request perhaps on its way.)
 */
export function followConnections(server: FrontServer, listener: Server) {
  const sockets = new Set<Socket>();
  const open = new Set<ServerResponse>();
  let stopping = false;
  const lastOnItsConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };

  listener.on('connection', (socket) => {
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
      await quietTurn();
      NetServer.prototype.close.call(listener);
      stopping = true;
      for (const response of open) lastOnItsConnection(response);
      const start = Date.now();
      for (let age = 0; sockets.size > 0 && age < limitMs; age = Date.now() - start) {
        const busy = new Set([...open].map(({ socket }) => socket));
        if (age > graceMs) for (const socket of sockets) if (!busy.has(socket)) socket.end().destroySoon();
        await wait(20);
      }
      const lost = open.size;
      server.closeAllConnections();
      return { lost };
    },
  };
}
