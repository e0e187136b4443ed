import 'server-only';
import { config } from '#lib/config.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import { clientAddressOf, requestLocale } from '#lib/http/request-headers.ts';
import { problem } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { continueStepPath } from '#lib/site/visitor-paths.ts';
import { wakeDelivery } from '../delivery-signals.ts';
import type { Channel } from '../model.ts';
import { logFailure, refuseByHeaders, retryAfterSeconds } from '../post-route.ts';
import { countPost } from '../rate.ts';
import type { UpdateResult } from '../store/save-update.ts';
import { readContinuation, withContinuation } from './continuation-token.ts';
import type { OpenedLead } from './find-opened-lead.ts';

export type SecondStepPost = {
  posted: Posted;
  wantsPage: boolean;
  locale: Locale;
  bodyHash: string;
  idempotencyKey: string | null;
  /** From the field `token`, else from the cookie. */
  token: string | undefined;
};

const limitBytes = 64 * 1024;
const noStore = { 'cache-control': 'no-store' };

/** Reads a post of the second step, or refuses it by origin, size, content type or rate. */
async function readPost(request: Request): Promise<SecondStepPost | Response> {
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

/** Reads a post of the second step and responds to it; 503 with Retry-After while the store is unavailable. */
export async function respondToStep(request: Request, respond: (post: SecondStepPost) => Promise<Response>): Promise<Response> {
  const post = await readPost(request);
  if (post instanceof Response) return post;
  try {
    return await respond(post);
  } catch (error) {
    logFailure('requests', error);
    return problem('unavailable', post.locale, { retryAfterSeconds });
  }
}

export function goTo(locale: Locale, path: string, headers: HeadersInit = noStore): Response {
  const all = new Headers(headers);
  all.set('location', localePath(locale, path));
  return new Response(null, { status: 303, headers: all });
}

/** The channels to which an update is delivered. */
export const updateChannels = (): Channel[] => ['staff', ...(config().webhookUrl ? (['webhook'] as const) : [])];

type UpdateResponseOptions = {
  locale: Locale;
  wantsPage: boolean;
  token: string | undefined;
  nextStep: string;
  /** How many files came with the update, for the log. */
  files?: number;
};

/**
 * Responds to an update: 200, 303 to `nextStep` for a plain form, or the problem. Wakes delivery if it was stored. A plain form gets the
 * cookie of its lead again, since another lead may have been opened in this browser.
 */
export function respondToUpdate(
  { reference }: OpenedLead,
  result: UpdateResult,
  { locale, wantsPage, token, nextStep, files }: UpdateResponseOptions,
): Response {
  if (result.status === 'conflict') return problem('conflict', locale);
  if (result.status === 'full') return problem('limited', locale, { retryAfterSeconds });
  if (result.status === 'unknown') return problem('notOpen', locale);
  if (result.status === 'saved') {
    log.info({ event: 'lead_updated', reference, update: result.n, locale, files });
    wakeDelivery();
  }
  if (wantsPage) return goTo(locale, continueStepPath(nextStep), withContinuation(noStore, { token, reference }));
  return Response.json({ reference, status: 'updated', update: result.n }, { headers: noStore });
}
