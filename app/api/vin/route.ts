import { postOnly } from '#lib/leads/post-route.ts';
import { invalidInput, lookupResponse, noStore, postedText } from '#lib/lookups/lookup-response.ts';
import { cleanVin, decodeVin } from '#lib/lookups/vin/decode-vin.ts';

/** As `GET /api/vin/{vin}`, with the VIN in the body: `{vin}`. */
export async function POST(request: Request): Promise<Response> {
  const typed = await postedText(request, 'vin');
  if (typed instanceof Response) return typed;
  const vin = cleanVin(typed);
  return vin ? lookupResponse(decodeVin(vin), noStore) : invalidInput(request, { field: 'vin', code: 'vin' });
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };
