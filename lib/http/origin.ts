import 'server-only';

/**
 * Whether a post may come from where it says it does: no `Origin` at all (a program, not a page), this site by its own
 * address, or the very host that was asked. `null` and every other origin is another site.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site';
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
