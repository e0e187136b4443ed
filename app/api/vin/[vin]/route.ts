import { getOnly, lookupAnswer, refuseInput } from '#lib/lookups/answer.ts';
import { cleanVin, decodeVin } from '#lib/lookups/vin/decode-vin.ts';

export async function GET(request: Request, { params }: { params: Promise<{ vin: string }> }): Promise<Response> {
  const vin = cleanVin((await params).vin);
  return vin ? lookupAnswer(decodeVin(vin), { seconds: 86_400, scope: 'private' }) : refuseInput(request, { field: 'vin', code: 'vin' });
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };
