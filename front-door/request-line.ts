import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const maxLength = 8192;

export type Target = { pathname: string; search: string };

/** Escapes bytes that a header must not contain (Node passes them as latin1). */
function escapeBytes(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/**
 * Splits the target of a request line into path and query. Of an absolute target (`GET http://host/path`) only the path counts.
 * `malformed`: no path, an invalid escape, a control character or line end; `long`: over 8 KB.
 */
export function parseTarget(url: string): Target | 'malformed' | 'long' {
  if (url.length > maxLength) return 'long';
  const local = url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '');
  const [target = ''] = (local.startsWith('/') || local === url ? local : `/${local}`).split('#', 1);
  const mark = target.indexOf('?');
  const pathname = mark === -1 ? target : target.slice(0, mark);
  const search = mark === -1 ? '' : escapeBytes(target.slice(mark));
  return pathname.startsWith('/') && isReadable(pathname) ? { pathname, search } : 'malformed';
}

function isReadable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(pathname.includes('%') ? decodeURIComponent(pathname) : pathname);
  } catch {
    return false;
  }
}

/** The longest head that Node reads (16 KB of headers) and the longest target, with room for the rest of the line. */
const maxHeadBytes = 32 * 1024;

/**
 * The latest bytes of a connection. `request`: the latest request whose line was found in them. `isAfterBody`: that request has a body, so any byte may
 * precede the next line.
 */
type Tail = { bytes: Buffer; isAfterBody: boolean; request?: IncomingMessage };
const emptyBuffer = Buffer.alloc(0);
const connections = new WeakMap<Socket, Tail>();

/**
 * Keeps the latest bytes of a connection to find its request lines in: Node accepts several spaces in a row where a proxy in front may
 * read another request.
 */
export function keepRequestLines(socket: Socket): void {
  const tail: Tail = { bytes: emptyBuffer, isAfterBody: false };
  // No request line begins in the bytes of a body: they are not copied.
  const isInBody = () => tail.request?.complete === false;
  connections.set(socket, tail);
  // Before Node parses the bytes.
  socket.prependListener('data', (bytes: Buffer) => {
    tail.bytes = tail.bytes.length > 0 && !isInBody() ? Buffer.concat([tail.bytes, bytes]) : bytes;
  });
  // After Node has parsed them. A copy, so that the whole receive buffer can be freed.
  socket.on('data', () => {
    tail.bytes = isInBody() ? emptyBuffer : Buffer.from(tail.bytes.subarray(-maxHeadBytes));
  });
}

function isLineEnd(sign: number | undefined): boolean {
  return sign === undefined || sign === 0x0d || sign === 0x0a;
}

/** Whether a request line is exactly method, target and version with one space between. */
export function hasExactLine(request: IncomingMessage): boolean {
  const { socket, method, url, httpVersion, headers } = request;
  const tail = connections.get(socket);
  if (!tail) return true;
  const { bytes, isAfterBody } = tail;
  const line = `${method} ${url} HTTP/${httpVersion}`;
  const at = bytes.indexOf(line, 0, 'latin1');
  if (at === -1) return false;
  tail.bytes = bytes.subarray(at + line.length);
  tail.request = request;
  tail.isAfterBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return (isAfterBody || isLineEnd(bytes[at - 1])) && isLineEnd(tail.bytes[0]);
}
