import { getOnly, lookupResponse, invalidInput } from '#lib/lookups/lookup-response.ts';
import { cleanVin, decodeVin } from '#lib/lookups/vin/decode-vin.ts';

export async function GET(request: Request, { params }: { params: Promise<{ vin: string }> }): Promise<Response> {
  const vin = cleanVin((await params).vin);
  return vin ? lookupResponse(decodeVin(vin), { seconds: 86_400, scope: 'private' }) : invalidInput(request, { field: 'vin', code: 'vin' });
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };
