import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';
import { securityHeaders } from '#lib/http/security-headers.ts';
import type { FrontServer } from './front-response.ts';

/** Status line and headers of a response that is written to the socket itself. A header end (an empty line) must follow. */
export function rawHead(status: number, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
}

/** How long a client has to read the last bytes and to close its side. */
export const endGraceMs = 2_000;

/**
 * Sends the last bytes of a connection and destroys it if the client does not close its side in time: `end` alone keeps the
 * socket open as long as the client wants. A client that does not read is closed by the sweep in connections.ts.
 */
export function endConnection(socket: Duplex, lastBytes: Buffer | string = ''): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // Unread bytes would turn the end into a reset, and the client would lose the response.
  socket.resume();
  socket.end(lastBytes, () => {
    const timer = setTimeout(() => socket.destroy(), endGraceMs);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
  });
}

type RawError = NodeJS.ErrnoException & { rawPacket?: Buffer };

function statusOf({ code, rawPacket }: RawError): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const isRequest = /^[A-Z]+ \S+ HTTP\//.test(rawPacket?.toString('latin1', 0, 9000) ?? '');
  return code === 'HPE_INVALID_METHOD' && isRequest ? 405 : 400;
}

/** Sends a status with the security headers and no body, and ends the connection. */
export function sendRawProblem(socket: Duplex, status: number): void {
  const headers = { ...securityHeaders, 'content-length': '0', connection: 'close', ...(status === 405 && { allow: 'GET, HEAD, POST' }) };
  endConnection(socket, `${rawHead(status, headers)}\r\n`);
}

/** Responds to what Node never turns into a request: bytes that are not HTTP, headers too large or too slow, CONNECT. */
export function handleClientErrors(server: FrontServer): void {
  server.on('clientError', (error: RawError, socket) => sendRawProblem(socket, statusOf(error)));
  server.on('connect', (_request, socket) => sendRawProblem(socket, 405));
}
