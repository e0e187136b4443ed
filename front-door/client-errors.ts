import type { Duplex } from 'node:stream';
import type { FrontServer } from './front-response.ts';
import { endConnection, rawHead } from './end-connection.ts';
import { securityHeaders } from '#lib/http/security-headers.ts';

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
