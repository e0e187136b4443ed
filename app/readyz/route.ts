import { readiness } from '#lib/leads/readiness.ts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { ready, ...state } = await readiness(Date.now());
  const headers = { 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '10' }) };
  return Response.json({ status: ready ? 'ready' : 'unavailable', ...state }, { status: ready ? 200 : 503, headers });
}
