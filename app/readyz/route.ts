import { isLocalClient } from '#lib/http/request-headers.ts';
import { isReady, readiness } from '#lib/leads/readiness.ts';

export const dynamic = 'force-dynamic';

export async function GET({ headers }: Request): Promise<Response> {
  const now = Date.now();
  const { ready, ...details } = isLocalClient(headers) ? await readiness(now) : { ready: await isReady(now) };
  const responseHeaders = { 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '10' }) };
  return Response.json({ status: ready ? 'ready' : 'unavailable', ...details }, { status: ready ? 200 : 503, headers: responseHeaders });
}
