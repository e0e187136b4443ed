import { lookupShelf } from '#lib/leads/store/kept-answers.ts';
import { clientOf } from '#lib/lookups/allowance.ts';
import { getOnly, keepNothing, lookupAnswer, refuseInput, refuseOften } from '#lib/lookups/answer.ts';
import { suggestAddresses } from '#lib/lookups/address/suggest.ts';

const longestText = 200;

export async function GET(request: Request): Promise<Response> {
  const text = (new URL(request.url).searchParams.get('q') ?? '').replace(/\s+/g, ' ').trim();
  if (text === '') return refuseInput(request, { field: 'q', code: 'required' });
  if (text.length > longestText) return refuseInput(request, { field: 'q', code: 'too_long' });
  const answer = await suggestAddresses(text, clientOf(request), lookupShelf);
  if ('status' in answer) return refuseOften(request, answer.retryAfterSeconds);
  return lookupAnswer(answer, answer.source === 'down' ? keepNothing : { seconds: 600, scope: 'private' });
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };
