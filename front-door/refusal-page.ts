import type { ServerResponse } from 'node:http';
import { prefersPage } from '#lib/http/prefers-page.ts';
import { refusalRoute } from '#lib/http/refusal-pages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Site } from './load-site.ts';
import { variantOf } from './send-entry.ts';

/** A response that knows the pages of the site, once its request has been read. */
export type Refusable = ServerResponse & { site?: Site | undefined };

type RefusalPage = { headers: Record<string, string>; body: Buffer };

/**
 * The page of the site that says why a request was refused with a status, for who wants pages and not JSON: made by the build, kept as bytes. Undefined for
 * programs, and in development.
 */
export function refusalPage({ site, req }: Refusable, status: number, locale: Locale): RefusalPage | undefined {
  if (!site || !prefersPage(req.headers.accept)) return undefined;
  const entry = site.documents.get(`/${locale}${refusalRoute(status)}`);
  if (!entry) return undefined;
  const { encoding, body } = variantOf(entry, req.headers['accept-encoding']?.toString(), site.compressor);
  const own = { 'cache-control': 'no-store', vary: 'Accept, Accept-Encoding, Accept-Language', ...(encoding && { 'content-encoding': encoding }) };
  return { headers: { ...entry.headers, ...own, 'content-length': String(body.length) }, body };
}
