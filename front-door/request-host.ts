import type { IncomingMessage } from 'node:http';

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
