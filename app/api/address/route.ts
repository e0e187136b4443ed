import { sharedSpending } from '#lib/leads/store/spent-units.ts';
import { clientAddressOf } from '#lib/http/request-headers.ts';
import { getAndPostOnly, invalidInput, lookupResponse, noStore, postedText, tooManyRequests } from '#lib/lookups/lookup-response.ts';
import { suggestAddresses } from '#lib/lookups/address/suggest.ts';

const maxTextLength = 200;

async function answer(request: Request, input: string): Promise<Response> {
  const text = input.replace(/\s+/g, ' ').trim();
  if (text === '') return invalidInput(request, { field: 'q', code: 'required' });
  if (text.length > maxTextLength) return invalidInput(request, { field: 'q', code: 'too_long' });
  const found = await suggestAddresses(text, clientAddressOf(request), sharedSpending);
  if ('status' in found) return tooManyRequests(request, found.retryAfterSeconds);
  const isCacheable = request.method === 'GET' && found.source !== 'down';
  return lookupResponse(found, isCacheable ? { seconds: 600, scope: 'private' } : noStore);
}

export function GET(request: Request): Promise<Response> {
  return answer(request, new URL(request.url).searchParams.get('q') ?? '');
}

/** As GET, with the address in the body: `{q}`. */
export async function POST(request: Request): Promise<Response> {
  const typed = await postedText(request, 'q');
  return typed instanceof Response ? typed : answer(request, typed);
}

export { getAndPostOnly as DELETE, getAndPostOnly as PATCH, getAndPostOnly as PUT };
