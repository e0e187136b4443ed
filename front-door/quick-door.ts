import { createServer, type Server, type Socket } from 'node:net';
import type { FrontServer } from './answer.ts';
import type { Connections } from './connections.ts';
import { endConnection } from './end-connection.ts';
import { readPlain } from './read-plain.ts';
import type { quickAnswers } from './quick-answer.ts';
import { keepRequestLines } from './request-line.ts';
import { refuse } from './refuse-raw.ts';

type Times = {
  /** How long a connection may stay silent before its first request, and after one. */
  firstMs: number;
  keepAliveMs: number;
};
type Parts = { server: FrontServer; connections: Connections; answers?: ReturnType<typeof quickAnswers> | undefined; times: Times };

/** Gives a connection to the full server for good, with what has come over it. */
function handOver(server: FrontServer, socket: Socket, bytes: Buffer): void {
  socket.pause();
  socket.setTimeout(0);
  socket.unshift(bytes);
  server.emit('connection', socket);
  keepRequestLines(socket);
  process.nextTick(() => socket.resume());
}

function greet(socket: Socket, door: Server, { server, answers, times }: Parts): void {
  let hasAsked = false;
  const onTimeout = () => (hasAsked ? endConnection(socket) : refuse(socket, 408));
  const onError = () => socket.destroy();
  const onEnd = () => endConnection(socket);
  const onDrain = () => socket.resume();
  const onData = (bytes: Buffer) => {
    // Once the door is closed the full server tells who asks that it is the last time.
    const request = door.listening ? readPlain(bytes) : undefined;
    const answer = request && answers?.(request);
    if (!answer) {
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      return handOver(server, socket, bytes);
    }
    if (!hasAsked) socket.setTimeout(times.keepAliveMs);
    hasAsked = true;
    // Who does not read what was sent is asked nothing more until then.
    if (!socket.write(answer)) socket.pause();
  };
  const listeners = { timeout: onTimeout, error: onError, end: onEnd, drain: onDrain, data: onData };
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  socket.setTimeout(times.firstMs);
}

/**
 * Listens in place of the full server, and answers plain requests for what is in memory from the bytes of the line: two thirds of what such
 * a request costs is the making of objects that nothing looks at. The first request that is anything else gives the whole connection to the full server.
 * Without `answers` every connection goes there.
 */
export function quickDoor(parts: Parts): Server {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    if (!parts.connections.admit(socket)) return;
    if (parts.answers) greet(socket, door, parts);
    else {
      parts.server.emit('connection', socket);
      keepRequestLines(socket);
    }
  });
  // Only a server that hears this looks after the time that its connections take.
  door.once('listening', () => parts.server.emit('listening'));
  return door;
}
