import type { Locale } from '#lib/i18n/routing.ts';
import { type Door, type Exchange, passToNext } from './door.ts';
import { sendProblem } from './problem.ts';
import { sendEntry } from './send-entry.ts';

type Verdict = { kind: 'make' } | { kind: 'show'; route: string; status: number } | { kind: 'wait'; retryAfterSeconds: number };

/** Pages whose address belongs to one visitor: logs contain only their pattern. */
const personalPages = [
  ['/thank-you/', '/thank-you/[reference]'],
  ['/newsletter/', '/newsletter/[step]/[token]'],
] as const;

/** The pattern of a page for one visitor, by its path below the language; undefined for every other page. */
export function personalPattern(path: string): string | undefined {
  return personalPages.find(([start]) => path.startsWith(start))?.[1];
}

/** Asks `lib/leads/visitor-pages.ts` about such a page. Before `instrumentation.ts` has registered it, Next renders the page. */
async function judge(path: string, clientAddress: string): Promise<Verdict> {
  const judgePage: unknown = Reflect.get(globalThis, Symbol.for('agency.judgePage'));
  return typeof judgePage === 'function' ? judgePage(path, clientAddress) : { kind: 'make' };
}

type Personal = { locale: Locale; path: string; url: string; pattern: string };

/** Responds with a page whose address contains a reference. An unknown reference is not rendered, and each client has a limit. */
export async function respondPersonal(door: Door, exchange: Exchange, { locale, path, url, pattern }: Personal): Promise<void> {
  const { request, response } = exchange;
  const verdict = await judge(path, String(request.headers['x-client-address'] ?? ''));
  response.pattern = pattern;
  if (verdict.kind === 'wait') return sendProblem(response, 'limited', { 'retry-after': String(verdict.retryAfterSeconds) });
  const made = verdict.kind === 'show' ? door.site?.documents.get(`/${locale}${verdict.route}`) : undefined;
  if (!made || !door.site || verdict.kind !== 'show') return passToNext(door, exchange, { url, path, pattern });
  const headers = { ...made.headers, 'cache-control': 'no-store' };
  return sendEntry(request, response, { ...made, status: verdict.status, headers }, door.site.compressor);
}
