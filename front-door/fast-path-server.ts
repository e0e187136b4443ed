import { createServer, type Server, type Socket } from 'node:net';
import { flightHeader } from '#next-internals/request-headers.ts';
import type { FrontServer } from './front-response.ts';
import type { Connections } from './connections.ts';
import { endConnection, sendRawProblem } from './end-connection.ts';
import type { createFastResponses, PlainRequest } from './fast-response.ts';
import { keepLatestBytes } from './check-request.ts';

const requestLine = /^GET (\/[!-"$&-/0-9:;<=>@-~]*) HTTP\/1\.1$/;
/** Every line that follows is a name and printable characters. */
const headerLines = /^(?:\r\n[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e]*)+$/;
const usedHeader = /\r\n(host|accept-encoding|available-dictionary|accept-language|cookie|connection|if-none-match):[\t ]*([^\r]*)/gi;
/** Headers that only the Node server handles: of bodies, other protocols, ranges and other conditions, and the key of a page state. */
const fullServerHeader = new RegExp(
  `\\r\\n(?:content-[^:\\r]*|transfer-encoding|te|trailer|expect|upgrade|proxy-connection|if-(?!none-match:)[^:\\r]*|range|x-page-state|next-[^:\\r]*|${flightHeader}):`,
  'i',
);

/**
 * Parses the bytes of one complete plain request for a page or file: GET, HTTP/1.1, no body, no query, printable characters. Undefined for
 * everything else: the Node server responds. Nothing is refused here. A few passes over all bytes take a third of the time of a pass per line.
 */
export function parsePlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > 8192 || bytes.length < 18 || bytes.readUInt32BE(bytes.length - 4) !== 0x0d0a0d0a) return undefined;
  const text = bytes.toString('latin1', 0, bytes.length - 4);
  const lineEnd = text.indexOf('\r\n');
  const pathname = requestLine.exec(text.slice(0, lineEnd))?.[1];
  const lines = text.slice(lineEnd);
  if (lineEnd < 0 || pathname === undefined || !headerLines.test(lines) || fullServerHeader.test(lines)) return undefined;
  const headers: Record<string, string> = {};
  for (const [, name = '', value = ''] of lines.matchAll(usedHeader)) {
    const lower = name.toLowerCase();
    if (headers[lower] !== undefined) return undefined;
    headers[lower] = value.trimEnd();
  }
  const { host, connection = 'keep-alive' } = headers;
  if (host === undefined || connection.toLowerCase() !== 'keep-alive') return undefined;
  return {
    pathname,
    host,
    acceptEncoding: headers['accept-encoding'],
    dictionary: headers['available-dictionary'],
    acceptLanguage: headers['accept-language'],
    cookie: headers.cookie,
    ifNoneMatch: headers['if-none-match'],
  };
}

type Times = {
  /** How long a connection may stay silent before its first request, and after one. */
  firstMs: number;
  keepAliveMs: number;
};
type Parts = { server: FrontServer; connections: Connections; fastResponses?: ReturnType<typeof createFastResponses> | undefined; times: Times };

/** Hands a connection over to the Node server for good, with the bytes received so far. */
function handOver(server: FrontServer, socket: Socket, bytes: Buffer): void {
  socket.pause();
  socket.setTimeout(0);
  socket.unshift(bytes);
  server.emit('connection', socket);
  keepLatestBytes(socket);
  process.nextTick(() => socket.resume());
}

function handleConnection(socket: Socket, netServer: Server, { server, fastResponses, times }: Parts): void {
  let hasRequested = false;
  const onTimeout = () => (hasRequested ? endConnection(socket) : sendRawProblem(socket, 408));
  const onError = () => socket.destroy();
  const onEnd = () => endConnection(socket);
  const onDrain = () => socket.resume();
  const onData = (bytes: Buffer) => {
    // While stopping, the Node server tells the client to close the connection.
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
 * Listens instead of the Node server and responds to plain requests for what is in memory, parsed from the received bytes: Node's request and
 * response objects take two thirds of the time of such a request. The first other request moves the connection to the Node server. Without
 * `fastResponses` every connection goes there.
 */
export function createFastPathServer(parts: Parts): Server {
  const netServer = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    if (!parts.connections.admit(socket)) return;
    if (parts.fastResponses) handleConnection(socket, netServer, parts);
    else {
      parts.server.emit('connection', socket);
      keepLatestBytes(socket);
    }
  });
  // Without this event Node does not enforce the timeouts of its connections.
  netServer.once('listening', () => parts.server.emit('listening'));
  return netServer;
}
