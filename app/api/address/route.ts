import { sharedSpending } from '#lib/leads/store/spent-units.ts';
import { clientOf } from '#lib/limits/allowance.ts';
import { keepNothing, lookupAnswer, readOrPost, refuseInput, refuseOften } from '#lib/lookups/answer.ts';
import { suggestAddresses } from '#lib/lookups/address/suggest.ts';
import { postedText } from '#lib/lookups/post-question.ts';

const longestText = 200;

async function answer(request: Request, typed: string): Promise<Response> {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (text === '') return refuseInput(request, { field: 'q', code: 'required' });
  if (text.length > longestText) return refuseInput(request, { field: 'q', code: 'too_long' });
  const found = await suggestAddresses(text, clientOf(request), sharedSpending);
  if ('status' in found) return refuseOften(request, found.retryAfterSeconds);
  const isKept = request.method === 'GET' && found.source !== 'down';
  return lookupAnswer(found, isKept ? { seconds: 600, scope: 'private' } : keepNothing);
}

export function GET(request: Request): Promise<Response> {
  return answer(request, new URL(request.url).searchParams.get('q') ?? '');
}

/** The same with the address in the body: `{q}`. */
export async function POST(request: Request): Promise<Response> {
  const typed = await postedText(request, 'q');
  return typed instanceof Response ? typed : answer(request, typed);
}

export { readOrPost as DELETE, readOrPost as PATCH, readOrPost as PUT };
