import { getOnly, lookupAnswer, refuseInput } from '#lib/lookups/answer.ts';
import { findZip } from '#lib/lookups/zip/find-zip.ts';

export async function GET(request: Request, { params }: { params: Promise<{ zip: string }> }): Promise<Response> {
  const { zip } = await params;
  if (!/^\d{5}$/.test(zip)) return refuseInput(request, { field: 'zip', code: 'zip' });
  return lookupAnswer(findZip(zip), { seconds: 86_400, scope: 'public' });
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };
