import { preferredLocale } from '#lib/i18n/route-page.ts';
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/routing.ts';

const quality = /;\s*q=([\d.]+)/;

/** The highest weight of a content type in an `Accept` header; 0 when it is not named. */
function weightOf(accept: string, kind: RegExp): number {
  const weights = accept
    .toLowerCase()
    .split(',')
    .filter((item) => kind.test(item))
    .map((item) => Number(quality.exec(item)?.[1] ?? 1));
  return Math.max(0, ...weights);
}

export function acceptsJson(accept: string | null | undefined): boolean {
  return weightOf(accept ?? '', /[/+]json\b/) > 0;
}

/** Whether a client prefers a page: its `Accept` header names HTML, and JSON no higher. */
export function prefersPage(accept: string | null | undefined): boolean {
  const page = weightOf(accept ?? '', /\btext\/html\b|\bapplication\/xhtml\+xml\b/);
  return page > 0 && page >= weightOf(accept ?? '', /[/+]json\b/);
}

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

/** The language of a request: `named` (for instance the field `locale`) if it is a language of the site, else by `Accept-Language`. */
export function requestLocale(request: Request, named?: unknown): Locale {
  return isLocale(named) ? named : (preferredLocale(request.headers.get('accept-language') ?? undefined) ?? defaultLocale);
}

/** The value of one cookie, by the header `Cookie`. */
export function cookieValue(cookies: string | null | undefined, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
