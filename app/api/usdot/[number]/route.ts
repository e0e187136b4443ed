import { sharedSpending } from '#lib/leads/store/spent-units.ts';
import { clientOf } from '#lib/limits/allowance.ts';
import { getOnly, keepNothing, lookupAnswer, refuseInput, refuseOften } from '#lib/lookups/answer.ts';
import { findCarrier } from '#lib/lookups/usdot/find-carrier.ts';

export async function GET(request: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  const { number } = await params;
  if (!/^\d{1,8}$/.test(number)) return refuseInput(request, { field: 'usdot', code: 'usdot' });
  const answer = await findCarrier(number, clientOf(request), sharedSpending);
  if ('status' in answer) return refuseOften(request, answer.retryAfterSeconds);
  const isKept = answer.source === 'live' || answer.source === 'cache';
  return lookupAnswer(answer, isKept ? { seconds: 3_600, scope: 'private' } : keepNothing);
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };
