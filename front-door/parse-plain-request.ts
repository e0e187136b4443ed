import { flightHeader } from '#next-internals/request-headers.ts';
import type { PlainRequest } from './fast-response.ts';

const requestLine = /^GET (\/[!-"$&-/0-9:;<=>@-~]*) HTTP\/1\.1$/;
const headerLine = /^([\w!#$%&'*+.^`|~-]+):[\t ]*([\t\x20-\x7e]*?)[\t ]*$/;
const usedHeaders = ['host', 'accept-encoding', 'accept-language', 'cookie', 'connection'] as const;
const isUsed = (name: string): name is (typeof usedHeaders)[number] => usedHeaders.some((header) => header === name);
/** Headers that only the full server handles: of bodies, other protocols, ranges and conditions, and the key of a page state. */
const fullServerHeaders = /^(?:content-.*|transfer-encoding|te|trailer|expect|upgrade|proxy-connection|if-.*|range|x-page-state)$/;

/**
 * Parses the bytes of one complete plain request for a page or file: GET, HTTP/1.1, no body, no query, printable characters. Undefined for
 * everything else: the full server responds. Nothing is refused here.
 */
export function parsePlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > 8192 || bytes.length < 18 || bytes.readUInt32BE(bytes.length - 4) !== 0x0d0a0d0a) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, bytes.length - 4).split('\r\n');
  const pathname = requestLine.exec(first)?.[1];
  if (pathname === undefined) return undefined;
  const headers: Partial<Record<(typeof usedHeaders)[number], string>> = {};
  for (const line of lines) {
    const [, spelled, value] = headerLine.exec(line) ?? [];
    if (spelled === undefined || value === undefined) return undefined;
    const name = spelled.toLowerCase();
    if (fullServerHeaders.test(name) || name === flightHeader || name.startsWith('next-')) return undefined;
    if (!isUsed(name)) continue;
    if (headers[name] !== undefined) return undefined;
    headers[name] = value;
  }
  if (headers.host === undefined || (headers.connection ?? 'keep-alive').toLowerCase() !== 'keep-alive') return undefined;
  return {
    pathname,
    host: headers.host,
    acceptEncoding: headers['accept-encoding'],
    acceptLanguage: headers['accept-language'],
    cookie: headers.cookie,
  };
}
