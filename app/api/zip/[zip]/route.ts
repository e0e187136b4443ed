import { getOnly, lookupResponse, invalidInput } from '#lib/lookups/lookup-response.ts';
import { findZip } from '#lib/lookups/zip/find-zip.ts';

export async function GET(request: Request, { params }: { params: Promise<{ zip: string }> }): Promise<Response> {
  const { zip } = await params;
  if (!/^\d{5}$/.test(zip)) return invalidInput(request, { field: 'zip', code: 'zip' });
  return lookupResponse(findZip(zip), { seconds: 86_400, scope: 'public' });
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };
