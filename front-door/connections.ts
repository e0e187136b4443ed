import { type Server, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#lib/config.ts';
import { clientNetwork } from '#lib/rate-limits/client-network.ts';
import { recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import { locales } from '#lib/i18n/routing.ts';
import { frontDoorWords } from '#lib/i18n/words/front-door.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { securityHeaders } from '#lib/http/security-headers.ts';
import { isLoopback } from '#lib/rate-limits/client-network.ts';
import type { FrontResponse, FrontServer } from './front-response.ts';
import { endConnection, endGraceMs, rawHead } from './end-connection.ts';

/** How many sent bytes a client has not read yet, and since when it has read none. */
type SendProgress = { pending: number; since: number };

const stallMs = 60_000;
/** A slow client that has more to read may pause longer. */
const extraMsPerByte = 1 / 8;

/** Records how far a client has read its responses since the last call. Returns true if it has read nothing for too long. */
export function updateStall(progress: SendProgress, pending: number, now: number): boolean {
  if (pending === 0 || pending < progress.pending || progress.pending === 0) progress.since = now;
  progress.pending = pending;
  return pending > 0 && now - progress.since > stallMs + pending * extraMsPerByte;
}

/** The complete response to a connection over a limit. The request is not read, so the response is in every language. */
export function busyResponse(): Buffer {
  const { e164 } = agency.phone;
  const phone = `<a href="tel:${e164}">${displayPhone(e164)}</a>`;
  const lines = locales.map((locale) => `<p lang="${locale}">${frontDoorWords[locale].busy.replace('{phone}', phone)}</p>`);
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${agency.name}</title><h1>${agency.name}</h1>${lines.join('')}</html>`;
  const headers = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': 10,
    connection: 'close',
  };
  return Buffer.from(`${rawHead(503, headers)}\r\n${body}`);
}

const idleTurnMs = 0.3;

/** Waits for a turn of the event loop with little work: all connections that were waiting have been accepted by then. */
async function waitForAccepted(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) {
    const start = performance.now();
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (turns > 0 && performance.now() - start < idleTurnMs) return;
  }
}

type Limits = Config['connections'] & { keepAliveMs: number };
type Connection = SendProgress & { network: string; requests: number; idleSince: number };

const sweepMs = 5_000;
/** How many connections over a limit may get a response at once; further ones are destroyed. */
const maxRefused = 100;
/** How many of the oldest connections are checked for an idle one to close. */
const maxChecked = 100;

/**
 * Admits connections up to the limits, counts the requests on them, and closes those whose client neither reads its
 * response nor sends another request.
 */
export function createConnections(server: FrontServer, { max, perAddress, limitsLoopback, keepAliveMs }: Limits) {
  const open = new Map<Socket, Connection>();
  const perNetwork = new Map<string, number>();
  const openResponses = new Set<FrontResponse>();
  const refused = new Set<Socket>();
  const busy = busyResponse();
  let stopping = false;
  const closeAfter = (response: FrontResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };

  function refuse(socket: Socket, limit: string): false {
    recordLimitHit(limit);
    socket.on('error', () => socket.destroy());
    if (refused.size >= maxRefused) {
      socket.destroy();
      return false;
    }
    refused.add(socket);
    socket.once('close', () => refused.delete(socket));
    socket.once('data', () => endConnection(socket, busy));
    setTimeout(() => socket.destroy(), endGraceMs).unref();
    return false;
  }

  function closeOneIdle(): boolean {
    let checked = 0;
    for (const [socket, { requests }] of open) {
      if (requests === 0 && socket.writableLength === 0) {
        socket.destroy();
        forget(socket);
        return true;
      }
      checked += 1;
      if (checked === maxChecked) return false;
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
      if (updateStall(connection, socket.writableLength, now)) {
        recordLimitHit('response_not_read');
        socket.destroy();
      } else if (connection.idleSince > 0 && now - connection.idleSince > keepAliveMs + 2 * sweepMs) socket.destroy();
    }
  }
  setInterval(sweep, sweepMs).unref();

  return {
    count: () => open.size,
    /** Admits a connection, or responds that the site is busy and returns false. */
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
    trackResponse(response: FrontResponse): void {
      const connection = open.get(response.req.socket);
      if (connection) {
        connection.requests += 1;
        connection.idleSince = 0;
      }
      openResponses.add(response);
      response.once('close', () => {
        openResponses.delete(response);
        if (!connection) return;
        connection.requests -= 1;
        if (connection.requests === 0) connection.idleSince = Date.now();
      });
      if (stopping) closeAfter(response);
    },
    /**
     * Accepts the connections that already wait, stops listening, and lets every request end (at most `limitMs`). Open
     * connections may send one more request within `graceMs`; `Server.close` would close them at once, perhaps with a request under way.
     */
    async finish(listener: Server, { graceMs = 1000, limitMs = 25_000 } = {}): Promise<{ lost: number }> {
      await waitForAccepted();
      NetServer.prototype.close.call(listener);
      stopping = true;
      for (const response of openResponses) closeAfter(response);
      const start = Date.now();
      for (let age = 0; open.size > 0 && age < limitMs; age = Date.now() - start) {
        const sockets = new Set([...openResponses].map(({ socket }) => socket));
        if (age > graceMs) for (const socket of open.keys()) if (!sockets.has(socket)) socket.end().destroySoon();
        await sleep(20);
      }
      const lost = openResponses.size;
      server.closeAllConnections();
      return { lost };
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
