import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { chatWords } from '#lib/chat/chat-words.ts';
import { maxMessageLength } from '#lib/chat/limits.ts';
import { modelFile, parseModel, prepareModel } from '#lib/chat/match-topic.ts';
import { replyTo, replyToChoice } from '#lib/chat/reply.ts';
import { config } from '#lib/config.ts';
import { formById } from '#lib/forms/registry.ts';
import { clientAddressOf, isSameOrigin, requestLocale } from '#lib/http/request-headers.ts';
import { problem } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';
import { isLocale } from '#lib/i18n/routing.ts';
import { log } from '#lib/log.ts';
import { createRateLimit } from '#lib/rate-limits/rate-limit.ts';
import { noStore, queryLocale, lookupResponse, tooManyRequests } from '#lib/lookups/lookup-response.ts';

const bodyLimitBytes = 32 * 1024;
const rateLimit = createRateLimit('chat_messages', () => config().chatRateLimit);

/** The model that the build trained. Development trains its own, since its examples may have changed. */
function readModel(): ReturnType<typeof parseModel> | undefined {
  const file = join(/* turbopackIgnore: true */ process.cwd(), modelFile);
  if (!config().production || !existsSync(file)) return undefined;
  try {
    return parseModel(readFileSync(file));
  } catch (error) {
    log.warn({ event: 'chat_model_unreadable', error: error instanceof Error ? error.name : 'unknown' });
    return undefined;
  }
}

/** The words and the form of the chat window; requested when it opens. */
export function GET(request: Request): Response {
  void prepareModel(readModel);
  const locale = queryLocale(request);
  return lookupResponse({ words: chatWords(locale), form: makeFormView(formById('chat'), locale) }, noStore);
}

/**
 * Replies to one message `{message, locale, previous, topic}`. `previous` is the id of the reply before, `topic` the question that the visitor chose
 * among those of the reply to this message. Stores nothing.
 */
export async function POST(request: Request): Promise<Response> {
  const requestedLocale = requestLocale(request);
  if (!isSameOrigin(request.headers, config().siteUrl)) return problem('crossOrigin', requestedLocale);
  const rate = rateLimit(clientAddressOf(request));
  if (!rate.allowed) return tooManyRequests(request, rate.retryAfterSeconds);
  const body = await readBody(request, bodyLimitBytes);
  if (body.status !== 'read') return problem(bodyRefusals[body.status], requestedLocale);
  const { message, locale, previous, topic } = body.posted;
  if (typeof message !== 'string' || message.trim() === '') return problem('malformed', requestedLocale);
  if (message.length > maxMessageLength) return problem('tooLarge', requestedLocale);
  // A training that has not ended runs in short steps: other requests are handled between them.
  await prepareModel(readModel);
  const language = isLocale(locale) ? locale : requestedLocale;
  if (typeof topic === 'string') return lookupResponse(replyToChoice(message, topic, language), noStore);
  return lookupResponse(replyTo(message, language, Date.now(), typeof previous === 'string' ? previous : undefined), noStore);
}
