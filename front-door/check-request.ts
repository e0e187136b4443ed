import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '#lib/http/request-headers.ts';
import { internalHeaders, isFlightRequest, routerHeaders } from '#next-internals/request-headers.ts';

const maxTargetLength = 8192;

export type Target = { pathname: string; search: string };

/** Escapes bytes that a header must not contain (Node passes them as latin1). */
function escapeBytes(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/**
 * Splits the target of a request line into path and query. Drops the host of an absolute target (`GET http://host/path`).
 * `malformed`: no path, an invalid escape, a control character or line end; `long`: over 8 KB.
 */
export function parseTarget(url: string): Target | 'malformed' | 'long' {
  if (url.length > maxTargetLength) return 'long';
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
 * Keeps the latest bytes of a connection to find its request lines in: Node accepts a line with repeated spaces, in which a proxy in front may
 * see another request.
 */
export function keepLatestBytes(socket: Socket): void {
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

function isLineEnd(byte: number | undefined): boolean {
  return byte === undefined || byte === 0x0d || byte === 0x0a;
}

/**
 * Finds the line `METHOD target HTTP/x.y` of a request in the kept bytes, and removes all bytes up to its end. False if no whole line is this text; a part
 * of a line may be, such as in a header of the request before. Call it once for each request.
 */
export function consumeLineIfExact(request: IncomingMessage): boolean {
  const { socket, method, url, httpVersion, headers } = request;
  const tail = connections.get(socket);
  if (!tail) return true;
  const { bytes, isAfterBody } = tail;
  const line = `${method} ${url} HTTP/${httpVersion}`;
  const isWholeLine = (at: number) => (isAfterBody || isLineEnd(bytes[at - 1])) && isLineEnd(bytes[at + line.length]);
  let at = bytes.indexOf(line, 0, 'latin1');
  while (at !== -1 && !isWholeLine(at)) at = bytes.indexOf(line, at + 1, 'latin1');
  if (at === -1) return false;
  tail.bytes = bytes.subarray(at + line.length);
  tail.request = request;
  tail.isAfterBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return true;
}

/** Headers that no route may see as they arrived: a visitor could forge them. */
const reservedHeaders =
  /^(?:forwarded|x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-.*|x-http-method.*|x-client-(?:address|forwarded)|x-page-state|content-security-policy.*)$/;

/** Headers that a proxy adds; behind one that is not trusted, the client's address is unknown. */
const addedByProxies = /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/;

/**
 * Removes the headers that a visitor may not set, writes the client's address to `x-client-address`, and sets `x-client-forwarded`
 * if an untrusted proxy sent the request. Changes the headers in place for Next and the route handlers.
 */
export function cleanHeaders(headers: IncomingHttpHeaders, peer: string | undefined, trustedProxies: number): void {
  const forwardedFor = headers['x-forwarded-for'];
  const address = clientAddress(peer, Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor, trustedProxies);
  const isBehindUntrustedProxy = trustedProxies === 0 && Object.keys(headers).some((name) => addedByProxies.test(name));
  const isFlight = isFlightRequest(headers);
  for (const name of Object.keys(headers))
    if (reservedHeaders.test(name) || internalHeaders.test(name) || (!isFlight && routerHeaders.test(name))) delete headers[name];
  headers['x-client-address'] = address;
  if (isBehindUntrustedProxy) headers['x-client-forwarded'] = '1';
}

export const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const absoluteTarget = /^(https?):\/\/([^/?#]*)/i;

function withoutDefaultPort(host: string, scheme: string): string {
  return host.toLowerCase().replace(scheme === 'https' ? /:443$/ : /:80$/, '');
}

/**
 * Whether a request names exactly one host: one well-formed `Host`, and the same in an absolute target. HTTP/1.0 may omit it.
 */
export function hasOneHost({ rawHeaders, headers, httpVersion, url = '' }: IncomingMessage): boolean {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (count === 0) return httpVersion === '1.0';
  const host = headers.host ?? '';
  if (count > 1 || !hostName.test(host)) return false;
  const [, scheme = '', named] = absoluteTarget.exec(url) ?? [];
  return named === undefined || withoutDefaultPort(named, scheme.toLowerCase()) === withoutDefaultPort(host, scheme.toLowerCase());
}
