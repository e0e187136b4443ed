import { createServer, type Server, type Socket } from 'node:net';
import type { FrontServer } from './front-response.ts';
import type { Connections } from './connections.ts';
import { endConnection } from './end-connection.ts';
import { readPlain } from './read-plain.ts';
import type { createQuickResponses } from './quick-response.ts';
import { keepRequestLines } from './request-line.ts';
import { sendRawProblem } from './client-errors.ts';

type Times = {
  /** How long a connection may stay silent before its first request, and after one. */
  firstMs: number;
  keepAliveMs: number;
};
type Parts = { server: FrontServer; connections: Connections; answers?: ReturnType<typeof createQuickResponses> | undefined; times: Times };

/** Hands a connection over to the full server for good, with the bytes received so far. */
function handOver(server: FrontServer, socket: Socket, bytes: Buffer): void {
  socket.pause();
  socket.setTimeout(0);
  socket.unshift(bytes);
  server.emit('connection', socket);
  keepRequestLines(socket);
  process.nextTick(() => socket.resume());
}

function handleConnection(socket: Socket, door: Server, { server, answers, times }: Parts): void {
  let hasAsked = false;
  const onTimeout = () => (hasAsked ? endConnection(socket) : sendRawProblem(socket, 408));
  const onError = () => socket.destroy();
  const onEnd = () => endConnection(socket);
  const onDrain = () => socket.resume();
  const onData = (bytes: Buffer) => {
    // While stopping, the full server tells the client to close the connection.
    const request = door.listening ? readPlain(bytes) : undefined;
    const answer = request && answers?.(request);
    if (!answer) {
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      return handOver(server, socket, bytes);
    }
    if (!hasAsked) socket.setTimeout(times.keepAliveMs);
    hasAsked = true;
    // A client that does not read its responses sends no further request meanwhile.
    if (!socket.write(answer)) socket.pause();
  };
  const listeners = { timeout: onTimeout, error: onError, end: onEnd, drain: onDrain, data: onData };
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  socket.setTimeout(times.firstMs);
}

/**
 * Listens instead of the full server and responds to plain requests for what is in memory, parsed from the received bytes: Node's request and
 * response objects take two thirds of the time of such a request. The first other request hands the connection over to the full server. Without
 * `answers` every connection goes there.
 */
export function quickDoor(parts: Parts): Server {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    if (!parts.connections.admit(socket)) return;
    if (parts.answers) handleConnection(socket, door, parts);
    else {
      parts.server.emit('connection', socket);
      keepRequestLines(socket);
    }
  });
  // Without this event Node does not enforce the timeouts of its connections.
  door.once('listening', () => parts.server.emit('listening'));
  return door;
}
