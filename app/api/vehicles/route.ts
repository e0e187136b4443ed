import { getOnly, lookupResponse, invalidInput } from '#lib/lookups/lookup-response.ts';
import { isModelYear, makesOf, modelsOf } from '#lib/lookups/vin/vehicles.ts';

const maxMakeLength = 60;

export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams;
  const year = query.get('year') ?? '';
  const make = query.get('make')?.trim();
  if (!/^\d{4}$/.test(year) || !isModelYear(Number(year))) return invalidInput(request, { field: 'year', code: 'year' });
  if (make && make.length > maxMakeLength) return invalidInput(request, { field: 'make', code: 'too_long' });
  const found = make ? { make, models: modelsOf(Number(year), make) } : { makes: makesOf(Number(year)) };
  return lookupResponse({ source: 'built-in', year: Number(year), ...found }, { seconds: 86_400, scope: 'public' });
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };
