import type { ServerResponse } from 'node:http';
import { prefersPage } from '#lib/http/request-headers.ts';
import { problemPageOfStatus } from '#lib/http/problem-pages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Site } from './load-site.ts';
import { acceptedBy, variantOf } from './send-entry.ts';

/** A response; `site`, with the pages of the site, is set once its request has been read. */
export type SiteResponse = ServerResponse & { site?: Site | undefined };

type ProblemPage = { headers: Record<string, string>; body: Buffer };

/**
 * The prerendered page for a problem status, for a client that accepts pages. Undefined for a client that wants JSON, and in
 * development.
 */
export function problemPage({ site, req }: SiteResponse, status: number, locale: Locale): ProblemPage | undefined {
  if (!site || !prefersPage(req.headers.accept)) return undefined;
  const entry = site.documents.get(`/${locale}${problemPageOfStatus(status)}`);
  if (!entry) return undefined;
  const { encoding, body } = variantOf(entry, acceptedBy(req), site.compressor);
  const headers = {
    'cache-control': 'no-store',
    vary: 'Accept, Accept-Encoding, Accept-Language, Available-Dictionary',
    ...(encoding && { 'content-encoding': encoding }),
  };
  return { headers: { ...entry.headers, ...headers, 'content-length': String(body.length) }, body };
}
