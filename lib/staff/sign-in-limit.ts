import 'server-only';
import { config } from '#lib/config.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import { limitKeysOf } from '#lib/limits/limit-keys.ts';
import { hashedKey } from '#lib/leads/rate.ts';
import { countHit } from '#lib/leads/store/rate.ts';
import { normalizeEmail } from './store/people.ts';

const perAddress = { posts: 20, seconds: 300 };
const perAccount = { posts: 5, seconds: 900 };

/** Counts a sign-in attempt of a client address. True within the limit, which `RATE_LIMIT=off` turns off. */
export async function countSignIn(clientAddress: string, now = Date.now()): Promise<boolean> {
  if (!config().rateLimit) return true;
  for (const { key, factor } of limitKeysOf(clientAddress)) {
    const { allowed } = await countHit(hashedKey(`desk\n${key}`), { ...perAddress, posts: perAddress.posts * factor }, now);
    if (allowed) continue;
    recordLimitHit('desk_sign_in', now);
    return false;
  }
  return true;
}

/** Counts a mailed sign-in link of an account, known or not. */
export async function countLinkMail(email: string, now = Date.now()): Promise<boolean> {
  const { allowed } = await countHit(hashedKey(`desk-link\n${normalizeEmail(email)}`), perAccount, now);
  if (!allowed) recordLimitHit('desk_link_mail', now);
  return allowed;
}
