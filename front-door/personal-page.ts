import { judgePage } from '#lib/http/judge-page.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { type Door, type Exchange, passToNext } from './door.ts';
import { sendProblem } from './problem.ts';
import { sendEntry } from './send-entry.ts';

type Personal = { locale: Locale; path: string; url: string; pattern: string };

/** Responds with a page whose address contains a reference. An unknown reference is not rendered, and each client has a limit. */
export async function respondPersonal(door: Door, exchange: Exchange, { locale, path, url, pattern }: Personal): Promise<void> {
  const { request, response } = exchange;
  const verdict = await judgePage(path, String(request.headers['x-client-address'] ?? ''));
  response.pattern = pattern;
  if (verdict.kind === 'wait') return sendProblem(response, 'limited', { 'retry-after': String(verdict.retryAfterSeconds) });
  const made = verdict.kind === 'show' ? door.site?.documents.get(`/${locale}${verdict.route}`) : undefined;
  if (!made || !door.site || verdict.kind !== 'show') return passToNext(door, exchange, { url, path, pattern });
  const headers = { ...made.headers, 'cache-control': 'no-store' };
  return sendEntry(request, response, { ...made, status: verdict.status, headers }, door.site.compressor);
}
