import { parseContinuePath, parseNewsletterPath, parseThankYouPath, thankYouPath } from '#lib/site/visitor-paths.ts';
import type { Page } from '#lib/site/page.ts';
import { type PageId, pageOf, pages } from '#lib/site/pages.ts';
import { defaultLocale, isLocale, type Locale, localePath, splitLocale } from './routing.ts';

const quality = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

type Choice = { locale: Locale; q: number };

function choice(item: string): Choice[] {
  const [range = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const language = range === '*' ? defaultLocale : range.split('-')[0];
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return isLocale(language) && quality.test(q) ? [{ locale: language, q: Number(q) }] : [];
}

/**
 * The site's language with the highest quality in an `Accept-Language` header (RFC 9110 §12.5.4), by primary subtag: `es-MX` is Spanish. Undefined
 * without a match; malformed parts are ignored.
 */
export function preferredLocale(header: string | undefined): Locale | undefined {
  const choices = (header ?? '').slice(0, 1000).split(',').flatMap(choice);
  const [first, ...others] = choices.filter(({ q }) => q > 0);
  if (!first) return undefined;
  return others.reduce((best, next) => (next.q > best.q ? next : best), first).locale;
}

type PageRequest = {
  pathname: string;
  search: string;
  localeCookie?: string | undefined;
  acceptLanguage?: string | undefined;
};

export type Route =
  | { kind: 'page'; locale: Locale; pageId?: PageId; internalPath: string }
  | { kind: 'image'; locale: Locale; internalPath: string }
  | { kind: 'redirect'; location: string; status: 307 | 308 }
  | { kind: 'missing'; locale: Locale }
  | { kind: 'other'; locale: Locale };

const table: readonly (Page & { id: PageId })[] = pages;
const pageByPath = new Map(table.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page])));
const nonPagePath = /^\/(?:api|desk|_next|og|\.well-known)(?:\/|$)|^\/(?:healthz|readyz)$|\.[a-z0-9]+$/;

const shareImage = /\/opengraph-image$/;

/** Decodes the path, drops a final slash, and lowers the language prefix; a path that cannot be decoded is unchanged. */
function normalizePath(pathname: string): string {
  return decode(pathname)
    .replace(/(?<=.)\/$/, '')
    .replace(/^\/[a-z]{2}(?=\/|$)/i, (prefix) => prefix.toLowerCase());
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** What a path below the language leads to: its canonical spelling and the internal path. `keepsLanguage`: never redirected to the visitor's language. */
function find(path: string): { path: string; internalPath: string; pageId?: PageId; keepsLanguage?: true; image?: true } | undefined {
  const reference = parseThankYouPath(path);
  if (reference) return { path: thankYouPath(reference), internalPath: thankYouPath(reference), keepsLanguage: true };
  if (parseNewsletterPath(path) || parseContinuePath(path)) return { path, internalPath: path, keepsLanguage: true };
  const lower = path.toLowerCase();
  const below = lower.replace(shareImage, '') || '/';
  const page = pageByPath.get(shareImage.test(lower) ? below : lower);
  if (page && shareImage.test(lower)) return { path: lower, internalPath: page.path === '/' ? '' : page.path, keepsLanguage: true, image: true };
  return page && { path: lower, internalPath: page.path === '/' ? '' : page.path, pageId: page.id };
}

/**
 * Routes a GET. An alias shows its page; other spellings redirect to the canonical one (308); a first visit without prefix follows the cookie, then
 * `Accept-Language` (307). Locations come from the page table only, so no request can redirect off the site. `other` is an API, the desk, an asset or a file.
 */
export function routePage({ pathname, search, localeCookie, acceptLanguage }: PageRequest): Route {
  const normalized = normalizePath(pathname);
  const { locale: named, path } = splitLocale(normalized);
  const preferred = isLocale(localeCookie) ? localeCookie : (preferredLocale(acceptLanguage) ?? defaultLocale);

  const found = find(path);
  if (!found) return { kind: nonPagePath.test(normalized) ? 'other' : 'missing', locale: named ?? preferred };
  const address = localePath(named ?? defaultLocale, found.path);
  if (address !== pathname) return { kind: 'redirect', location: address + search, status: 308 };
  if (!named && !found.keepsLanguage && preferred !== defaultLocale)
    return { kind: 'redirect', location: localePath(preferred, found.path) + search, status: 307 };
  const locale = named ?? defaultLocale;
  if (found.image) return { kind: 'image', locale, internalPath: `/og/${locale}${found.internalPath}` };
  return { kind: 'page', locale, ...(found.pageId && { pageId: found.pageId }), internalPath: `/${locale}${found.internalPath}` };
}

/**
 * The main path, without language, of the page that a path or an address below `siteUrl` names; empty for every other address. The result is joined
 * to `siteUrl` for links, so it never contains text of a visitor.
 */
export function pagePathOf(address: string, siteUrl: string): string {
  if (address === '' || !URL.canParse(address, siteUrl)) return '';
  const { origin, pathname } = new URL(address, siteUrl);
  if (origin !== siteUrl) return '';
  const route = routePage({ pathname, search: '' });
  return route.kind === 'page' && route.pageId ? pageOf(route.pageId).path : '';
}
