import { awaitFirstAttempts, runCanary } from '#lib/leads/canary.ts';
import { beginOperation } from '#lib/leads/store/operations.ts';
import { deskRoute, redirectTo } from '../../desk-route.tsx';

const pauseMs = 600_000;

/** Sends a test lead through every channel, at most one in ten minutes, and waits for the result. */
export const POST = deskRoute('owner', async () => {
  const isAllowed = await beginOperation('canary-request', pauseMs);
  if (isAllowed) await runCanary(awaitFirstAttempts);
  return redirectTo(`/desk/health?${isAllowed ? 'canarySent' : 'canaryEarly'}=1`);
});
