import { postOnly } from '#lib/leads/post-route.ts';
import { keepNothing, lookupAnswer, refuseInput } from '#lib/lookups/answer.ts';
import { postedText } from '#lib/lookups/post-question.ts';
import { cleanVin, decodeVin } from '#lib/lookups/vin/decode-vin.ts';

/** What `GET /api/vin/{vin}` answers, with the VIN in the body: `{vin}`. */
export async function POST(request: Request): Promise<Response> {
  const typed = await postedText(request, 'vin');
  if (typed instanceof Response) return typed;
  const vin = cleanVin(typed);
  return vin ? lookupAnswer(decodeVin(vin), keepNothing) : refuseInput(request, { field: 'vin', code: 'vin' });
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };
