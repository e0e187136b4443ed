import { flightHeader } from '#next-internals/request-headers.ts';
import type { PlainRequest } from './fast-response.ts';

const requestLine = /^GET (\/[!-"$&-/0-9:;<=>@-~]*) HTTP\/1\.1$/;
/** Every line that follows is a name and printable characters. */
const headerLines = /^(?:\r\n[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e]*)+$/;
const usedHeader = /\r\n(host|accept-encoding|accept-language|cookie|connection|if-none-match):[\t ]*([^\r]*)/gi;
/** Headers that only the full server handles: of bodies, other protocols, ranges and other conditions, and the key of a page state. */
const fullServerHeader = new RegExp(
  `\\r\\n(?:content-[^:\\r]*|transfer-encoding|te|trailer|expect|upgrade|proxy-connection|if-(?!none-match:)[^:\\r]*|range|x-page-state|next-[^:\\r]*|${flightHeader}):`,
  'i',
);

/**
 * Parses the bytes of one complete plain request for a page or file: GET, HTTP/1.1, no body, no query, printable characters. Undefined for
 * everything else: the full server responds. Nothing is refused here. A few passes over all bytes take a third of the time of a pass per line.
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
    acceptLanguage: headers['accept-language'],
    cookie: headers.cookie,
    ifNoneMatch: headers['if-none-match'],
  };
}
