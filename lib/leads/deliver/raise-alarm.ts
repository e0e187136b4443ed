import 'server-only';
import type { AlarmBook } from '../store/alarms.ts';
import type { DeliveryLog } from './door.ts';
import type { Post } from './post.ts';
import { type AlarmWords, alarmMail } from './mail/alarm.ts';
import type { MailSettings } from './mail/mail.ts';

export type AlarmParts = { book: AlarmBook; post: Post; settings: MailSettings; log: DeliveryLog };
export type Trouble = Omit<AlarmWords, 'id'> & { what: 'deliveries' | 'canary' | `limit-${string}`; dead: number; event: string };

/** The same trouble is told again after a day, not before. */
const againMs = 86_400_000;
const sendLimitMs = 30_000;

/**
 * Tells the staff of a trouble in one mail a day, however many instances see it and however often they restart. A mail
 * that could not be sent is forgotten, so that the next look tries again under the same Message-ID. True when it was sent.
 */
export async function raiseAlarm({ what, dead, event, ...words }: Trouble, { book, post, settings, log }: AlarmParts, now: number): Promise<boolean> {
  const before = await book.read(what);
  if (before && now - before.at < againMs) return false;
  const told = { at: now, dead };
  if (!(await book.write(what, told, before))) return false;
  log.error({ event, alarm: true, dead_letters: dead });
  const id = `alarm-${what}-${new Date(now).toISOString().slice(0, 10)}`;
  const result = await post(alarmMail({ id, ...words }, settings), id, AbortSignal.timeout(sendLimitMs));
  if (result.status === 'delivered') return true;
  await book.write(what, before ?? { at: 0, dead: 0 }, told);
  return false;
}
