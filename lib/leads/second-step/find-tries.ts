import 'server-only';
import { hashContinuation } from '../continuation-token.ts';
import { linkStateOf, maxTries } from '../store/continuations.ts';

/** The tries that are left after a wrong one; undefined before the first, and while the store is unavailable. */
export async function findTries(token: string): Promise<number | undefined> {
  const link = await linkStateOf(hashContinuation(token)).catch(() => undefined);
  return link?.status === 'waiting' && link.triesLeft < maxTries ? link.triesLeft : undefined;
}
