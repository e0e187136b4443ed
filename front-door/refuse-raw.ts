import type { Duplex } from 'node:stream';
import type { FrontServer } from './answer.ts';
import { endConnection } from './end-connection.ts';
import { securityHeaders } from './security-headers.ts';

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

type RawFault = NodeJS.ErrnoException & { rawPacket?: Buffer };

function statusOf({ code, rawPacket }: RawFault): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const isRequest = /^[A-Z]+ \S+ HTTP\//.test(rawPacket?.toString('latin1', 0, 9000) ?? '');
  return code === 'HPE_INVALID_METHOD' && isRequest ? 405 : 400;
}

/** Answers what is no request with a status and our headers, and ends its connection. */
export function refuse(socket: Duplex, status: number): void {
  const headers = { ...securityHeaders, 'content-length': '0', connection: 'close', ...(status === 405 && { allow: 'GET, HEAD, POST' }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  endConnection(socket, `HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('')}\r\n`);
}

/** Answers what never becomes a request: bytes that are not HTTP, headers too large or too slow, CONNECT. */
export function refuseRaw(server: FrontServer): void {
  server.on('clientError', (error: RawFault, socket) => refuse(socket, statusOf(error)));
  server.on('connect', (_request, socket) => refuse(socket, 405));
}
