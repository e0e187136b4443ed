import { sharedSpending } from '#lib/leads/store/spent-units.ts';
import { clientAddressOf } from '#lib/http/request-headers.ts';
import { getOnly, noStore, lookupResponse, invalidInput, tooManyRequests } from '#lib/lookups/lookup-response.ts';
import { findCarrier } from '#lib/lookups/usdot/find-carrier.ts';

export async function GET(request: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  const { number } = await params;
  if (!/^\d{1,8}$/.test(number)) return invalidInput(request, { field: 'usdot', code: 'usdot' });
  const answer = await findCarrier(number, clientAddressOf(request), sharedSpending);
  if ('status' in answer) return tooManyRequests(request, answer.retryAfterSeconds);
  const isCacheable = answer.source === 'live' || answer.source === 'cache';
  return lookupResponse(answer, isCacheable ? { seconds: 3_600, scope: 'private' } : noStore);
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };
