import { askPageDecision } from '#lib/http/page-decision.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { type FrontDoor, type RequestContext, passToNext } from './pass-to-next.ts';
import { sendProblem } from './problem.ts';
import { sendEntry } from './send-entry.ts';

type Personal = { locale: Locale; path: string; url: string; pattern: string };

/** Responds with a page whose address contains a reference. An unknown reference is not rendered, and each client has a limit. */
export async function respondPersonal(door: FrontDoor, context: RequestContext, { locale, path, url, pattern }: Personal): Promise<void> {
  const { request, response } = context;
  const decision = await askPageDecision(path, String(request.headers['x-client-address'] ?? ''));
  response.pattern = pattern;
  if (decision.kind === 'limited') return sendProblem(response, 'limited', { 'retry-after': String(decision.retryAfterSeconds) });
  const page = decision.kind === 'builtPage' ? door.site?.documents.get(`/${locale}${decision.route}`) : undefined;
  if (!page || !door.site || decision.kind !== 'builtPage') return passToNext(door, context, { url, path, pattern });
  const headers = { ...page.headers, 'cache-control': 'no-store' };
  return sendEntry(request, response, { ...page, status: decision.status, headers }, door.site.compressor);
}
