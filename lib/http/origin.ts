import 'server-only';

/**
 * Whether a post comes from this site or from a client without `Origin`, which is no browser. The origin may be `siteUrl` or the requested host;
 * `null` and every other origin is another site.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site';
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
