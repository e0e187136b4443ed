import 'server-only';

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

/**
 * Whether a request comes from this machine itself, by what the front door writes of its client: it may see figures of the
 * operation. A proxy on this machine that is not trusted calls from there too, for anyone.
 */
export function isPrivateClient(headers: Headers): boolean {
  return loopback.test(headers.get('x-client-address') ?? '') && !headers.has('x-client-forwarded');
}
