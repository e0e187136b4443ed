import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { clientAddress } from '#lib/http/client-address.ts';
import { internalHeaders, isFlightRequest, routerHeaders } from '#next-internals/request-headers.ts';

/** Headers that only this process may set: from outside they are forged. */
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
