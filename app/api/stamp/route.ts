import { signTimestamp } from '#lib/leads/seal.ts';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  return Response.json({ stamp: signTimestamp(Date.now()) }, { headers: { 'cache-control': 'no-store' } });
}
