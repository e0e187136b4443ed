import 'server-only';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { clientAddressOf } from '#lib/http/client-address.ts';
import { problem } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';
import { requestLocale } from '#lib/http/request-headers.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { refuseByHeaders } from '../post-route.ts';
import { countPost } from '../rate.ts';
import { readContinuation } from './continuation-token.ts';

export type SecondStepPost = {
  posted: Posted;
  wantsPage: boolean;
  locale: Locale;
  bodyHash: string;
  idempotencyKey: string | null;
  /** Of the field `token`, else of the cookie. */
  token: string | undefined;
};

const limitBytes = 64 * 1024;

/** Reads a post of the second step, or refuses it by origin, size, content type or rate. */
export async function readSecondStepPost(request: Request): Promise<SecondStepPost | Response> {
  const refused = refuseByHeaders(request, requestLocale(request));
  if (refused) return refused;
  const body = await readBody(request, limitBytes);
  if (body.status !== 'read') return problem(bodyRefusals[body.status], requestLocale(request));
  const { token: named, ...posted } = body.posted;
  const locale = requestLocale(request, postedValue(posted, 'locale'));
  const rate = await countPost(clientAddressOf(request));
  if (!rate.allowed) return problem('limited', locale, { retryAfterSeconds: rate.retryAfterSeconds });
  const token = typeof named === 'string' && named !== '' ? named : readContinuation(request.headers);
  return { posted, wantsPage: body.isFormEncoded, locale, bodyHash: body.hash, idempotencyKey: request.headers.get('idempotency-key'), token };
}
