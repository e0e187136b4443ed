import { Server as NetServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#lib/config.ts';
import { clientNetwork } from '#lib/limits/client-network.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import type { Answer, FrontServer } from './answer.ts';
import { busyAnswer } from './busy-answer.ts';
import { endConnection, endGraceMs } from './end-connection.ts';
import { isLoopback } from './is-loopback.ts';
import { quietTurn } from './quiet-turn.ts';
import { isStalled, type SendProgress } from './send-progress.ts';

type Limits = Config['connections'] & { keepAliveMs: number };
type Connection = SendProgress & { network: string; requests: number; idleSince: number };

const sweepMs = 5_000;
/** Connections over a limit that are still being answered; more than these are destroyed without an answer. */
const mostRefused = 100;
/** How many of the oldest connections are looked at to find an idle one to close. */
const mostLookedAt = 100;

/**
 * Admits connections up to the limits, follows the requests on them, and closes those whose client neither reads its
 * answer nor asks for anything more.
 */
export function createConnections(server: FrontServer, { max, perAddress, limitsLoopback, keepAliveMs }: Limits) {
  const open = new Map<Socket, Connection>();
  const perNetwork = new Map<string, number>();
  const answers = new Set<Answer>();
  const refused = new Set<Socket>();
  const busy = busyAnswer();
  let stopping = false;
  const lastOnItsConnection = (response: Answer) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };

  function refuse(socket: Socket, limit: string): false {
    recordLimitHit(limit);
    socket.on('error', () => socket.destroy());
    if (refused.size >= mostRefused) {
      socket.destroy();
      return false;
    }
    refused.add(socket);
    socket.once('close', () => refused.delete(socket));
    socket.once('data', () => endConnection(socket, busy));
    setTimeout(() => socket.destroy(), endGraceMs).unref();
    return false;
  }

  /** Closes the oldest connection that has no request under way. */
  function closeOneIdle(): boolean {
    let lookedAt = 0;
    for (const [socket, { requests }] of open) {
      if (requests === 0 && socket.writableLength === 0) {
        socket.destroy();
        forget(socket);
        return true;
      }
      lookedAt += 1;
      if (lookedAt === mostLookedAt) return false;
    }
    return false;
  }

  function forget(socket: Socket): void {
    const connection = open.get(socket);
    if (!connection) return;
    open.delete(socket);
    const left = (perNetwork.get(connection.network) ?? 1) - 1;
    if (left > 0) perNetwork.set(connection.network, left);
    else perNetwork.delete(connection.network);
  }

  function sweep(): void {
    const now = Date.now();
    for (const [socket, connection] of open) {
      if (isStalled(connection, socket.writableLength, now)) {
        recordLimitHit('answer_not_read');
        socket.destroy();
      } else if (connection.idleSince > 0 && now - connection.idleSince > keepAliveMs + 2 * sweepMs) socket.destroy();
    }
  }
  setInterval(sweep, sweepMs).unref();

  return {
    count: () => open.size,
    /** Takes a connection in, or answers that the site is busy; false where it was not taken in. */
    admit(socket: Socket): boolean {
      const network = clientNetwork(socket.remoteAddress ?? '');
      const count = (perNetwork.get(network) ?? 0) + 1;
      if (count > perAddress && (limitsLoopback || !isLoopback(network))) return refuse(socket, 'connections_per_address');
      if (open.size >= max) {
        if (!closeOneIdle()) return refuse(socket, 'connections_max');
        recordLimitHit('connections_max');
      }
      open.set(socket, { network, requests: 0, idleSince: 0, pending: 0, since: 0 });
      perNetwork.set(network, count);
      socket.once('close', () => forget(socket));
      return true;
    },
    /** Counts a request until its answer is out or its client is gone. */
    follow(response: Answer): void {
      const connection = open.get(response.req.socket);
      if (connection) {
        connection.requests += 1;
        connection.idleSince = 0;
      }
      answers.add(response);
      response.once('close', () => {
        answers.delete(response);
        if (!connection) return;
        connection.requests -= 1;
        if (connection.requests === 0) connection.idleSince = Date.now();
      });
      if (stopping) lastOnItsConnection(response);
    },
    /**
     * Takes in what has already reached the machine, stops listening, and lets every request end (at most `limitMs`). Open
     * connections may ask once more; those that do not within `graceMs` are closed. (`Server.close` would close them at
     * once, with a next request perhaps on its way.)
     */
    async finish(listener: Server, { graceMs = 1000, limitMs = 25_000 } = {}): Promise<{ lost: number }> {
      await quietTurn();
      NetServer.prototype.close.call(listener);
      stopping = true;
      for (const response of answers) lastOnItsConnection(response);
      const start = Date.now();
      for (let age = 0; open.size > 0 && age < limitMs; age = Date.now() - start) {
        const answering = new Set([...answers].map(({ socket }) => socket));
        if (age > graceMs) for (const socket of open.keys()) if (!answering.has(socket)) socket.end().destroySoon();
        await wait(20);
      }
      const lost = answers.size;
      server.closeAllConnections();
      return { lost };
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
