import { createServer, type Server, type Socket } from 'node:net';
import type { FrontServer } from './front-response.ts';
import type { Connections } from './connections.ts';
import { endConnection } from './end-connection.ts';
import { parsePlainRequest } from './parse-plain-request.ts';
import type { createFastResponses } from './fast-response.ts';
import { keepRequestLines } from './request-line.ts';
import { sendRawProblem } from './client-errors.ts';

type Times = {
  /** How long a connection may stay silent before its first request, and after one. */
  firstMs: number;
  keepAliveMs: number;
};
type Parts = { server: FrontServer; connections: Connections; fastResponses?: ReturnType<typeof createFastResponses> | undefined; times: Times };

/** Hands a connection over to the full server for good, with the bytes received so far. */
function handOver(server: FrontServer, socket: Socket, bytes: Buffer): void {
  socket.pause();
  socket.setTimeout(0);
  socket.unshift(bytes);
  server.emit('connection', socket);
  keepRequestLines(socket);
  process.nextTick(() => socket.resume());
}

function handleConnection(socket: Socket, netServer: Server, { server, fastResponses, times }: Parts): void {
  let hasRequested = false;
  const onTimeout = () => (hasRequested ? endConnection(socket) : sendRawProblem(socket, 408));
  const onError = () => socket.destroy();
  const onEnd = () => endConnection(socket);
  const onDrain = () => socket.resume();
  const onData = (bytes: Buffer) => {
    // While stopping, the full server tells the client to close the connection.
    const request = netServer.listening ? parsePlainRequest(bytes) : undefined;
    const response = request && fastResponses?.(request);
    if (!response) {
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      return handOver(server, socket, bytes);
    }
    if (!hasRequested) socket.setTimeout(times.keepAliveMs);
    hasRequested = true;
    // A client that does not read its responses sends no further request meanwhile.
    if (!socket.write(response)) socket.pause();
  };
  const listeners = { timeout: onTimeout, error: onError, end: onEnd, drain: onDrain, data: onData };
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  socket.setTimeout(times.firstMs);
}

/**
 * Listens instead of the full server and responds to plain requests for what is in memory, parsed from the received bytes: Node's request and
 * response objects take two thirds of the time of such a request. The first other request moves the connection to the full server. Without
 * `fastResponses` every connection goes there.
 */
export function createFastPathServer(parts: Parts): Server {
  const netServer = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    if (!parts.connections.admit(socket)) return;
    if (parts.fastResponses) handleConnection(socket, netServer, parts);
    else {
      parts.server.emit('connection', socket);
      keepRequestLines(socket);
    }
  });
  // Without this event Node does not enforce the timeouts of its connections.
  netServer.once('listening', () => parts.server.emit('listening'));
  return netServer;
}
