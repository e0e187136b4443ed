import { type AnswerState, isRefused } from '#components/answers/answer-state.ts';
import { config } from '#lib/config.ts';
import { clientAddressOf } from '#lib/http/request-headers.ts';
import { renderWithState } from '#lib/http/page-state.ts';
import { problem } from '#lib/http/problem.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { createRateLimit } from '#lib/rate-limits/rate-limit.ts';
import type { Send } from '#components/ui/send.ts';
import { POST as findAddress } from '#app/api/address/route.ts';
import { GET as findCarrier } from '#app/api/usdot/[number]/route.ts';
import { GET as findVideos } from '#app/api/videos/route.ts';
import { POST as decodeVin } from '#app/api/vin/route.ts';
import { answerQuestion, type ReadField } from './answer-question.ts';

const usdot = /^\/api\/usdot\/(\d+)$/;

/** Calls a lookup's route handler directly, as the browser that sent `request` would over HTTP. */
function callLookup(request: Request): Send {
  return async (address, init) => {
    const url = new URL(address, request.url);
    const headers = new Headers(init?.headers);
    for (const name of ['x-client-address', 'x-forwarded-for']) headers.set(name, request.headers.get(name) ?? '');
    const lookup = new Request(url, { ...init, headers });
    const [, number] = usdot.exec(url.pathname) ?? [];
    if (number) return findCarrier(lookup, { params: Promise.resolve({ number }) });
    if (url.pathname === '/api/vin') return decodeVin(lookup);
    return url.pathname === '/api/address' ? findAddress(lookup) : findVideos(lookup);
  };
}

const rateLimit = createRateLimit('answer_pages', () => config().pageRateLimit);
const retryAfterSeconds = 10;

function statusOf(state: AnswerState): number {
  if (isRefused(state)) return 422;
  return state.tool === 'videos' && state.found.status === 'limited' ? 429 : 200;
}

/** Renders an answer page, limited per client by `PAGE_RATE_LIMIT`. */
export async function renderAnswerPage(request: Request, tool: string, locale: Locale, readField: ReadField): Promise<Response> {
  const rate = rateLimit(clientAddressOf(request));
  if (!rate.allowed) return problem('limited', locale, { retryAfterSeconds: rate.retryAfterSeconds });
  const state = await answerQuestion(tool, locale, readField, callLookup(request));
  if (!state) return problem('unknown', locale);
  const path = localePath(locale, `/answer/${tool}`);
  return renderWithState(path, state, { status: statusOf(state) }).catch(() => problem('unavailable', locale, { retryAfterSeconds }));
}
