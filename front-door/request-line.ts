import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** The longest head that Node reads (16 KB of headers) and the longest target, with room for the rest of the line. */
const longestHead = 32 * 1024;

/** `request`: the latest request whose line was found. */
type Kept = { bytes: Buffer; isAfterBody: boolean; request?: IncomingMessage };
const none = Buffer.alloc(0);
const connections = new WeakMap<Socket, Kept>();

/**
 * Keeps the latest bytes of a connection to find its request lines in: Node accepts several spaces in a row where a proxy in front may
 * read another request.
 */
export function keepRequestLines(socket: Socket): void {
  const kept: Kept = { bytes: none, isAfterBody: false };
  // No request line begins in the bytes of a body: they are not copied.
  const isInBody = () => kept.request?.complete === false;
  connections.set(socket, kept);
  socket.prependListener('data', (bytes: Buffer) => {
    kept.bytes = kept.bytes.length > 0 && !isInBody() ? Buffer.concat([kept.bytes, bytes]) : bytes;
  });
  // A copy, so that the whole receive buffer can be freed.
  socket.on('data', () => {
    kept.bytes = isInBody() ? none : Buffer.from(kept.bytes.subarray(-longestHead));
  });
}

function isLineEnd(sign: number | undefined): boolean {
  return sign === undefined || sign === 0x0d || sign === 0x0a;
}

/** Whether a request line is exactly method, target and version with one space between. */
export function hasExactLine(request: IncomingMessage): boolean {
  const { socket, method, url, httpVersion, headers } = request;
  const kept = connections.get(socket);
  if (!kept) return true;
  const { bytes, isAfterBody } = kept;
  const line = `${method} ${url} HTTP/${httpVersion}`;
  const at = bytes.indexOf(line, 0, 'latin1');
  if (at === -1) return false;
  kept.bytes = bytes.subarray(at + line.length);
  kept.request = request;
  kept.isAfterBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return (isAfterBody || isLineEnd(bytes[at - 1])) && isLineEnd(kept.bytes[0]);
}
