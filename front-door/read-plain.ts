import type { PlainRequest } from './quick-answer.ts';

const requestLine = /^GET (\/[!-"$&-/0-9:;<=>@-~]*) HTTP\/1\.1$/;
const headerLine = /^([\w!#$%&'*+.^`|~-]+):[\t ]*([\t\x20-\x7e]*?)[\t ]*$/;
/** What a request can say without a wish that only the full server understands. */
const read = ['host', 'accept-encoding', 'accept-language', 'cookie', 'connection'] as const;
const isRead = (name: string): name is (typeof read)[number] => read.some((one) => one === name);
/** A body, another protocol, an answer in parts or for the framework's router, or what the visitor has already. */
const wishes = /^(?:content-.*|transfer-encoding|te|trailer|expect|upgrade|proxy-connection|if-.*|range|rsc|next-.*|x-form-state)$/;

/**
 * Reads the bytes of one plain request for a page or file, whole and alone: GET, HTTP/1.1, no body, no query, printable signs. Undefined is
 * everything else, which the full server answers; nothing is refused here and nothing guessed.
 */
export function readPlain(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > 8192 || bytes.length < 18 || bytes.readUInt32BE(bytes.length - 4) !== 0x0d0a0d0a) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, bytes.length - 4).split('\r\n');
  const pathname = requestLine.exec(first)?.[1];
  if (pathname === undefined) return undefined;
  const headers: Partial<Record<(typeof read)[number], string>> = {};
  for (const line of lines) {
    const [, spelled, value] = headerLine.exec(line) ?? [];
    if (spelled === undefined || value === undefined) return undefined;
    const name = spelled.toLowerCase();
    if (wishes.test(name)) return undefined;
    if (!isRead(name)) continue;
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
