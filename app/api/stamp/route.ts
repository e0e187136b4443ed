import { makeStamp } from '#lib/leads/stamp.ts';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  return Response.json({ stamp: makeStamp(Date.now()) }, { headers: { 'cache-control': 'no-store' } });
}
