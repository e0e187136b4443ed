import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { WaitingReason as Reason } from '#lib/staff/lead-status.ts';

type Clock = { waiting: Reason | null; dueAt: number | null; firstReplyAt: number | null };

/** Why the visitor waits for staff; empty when the visitor does not wait. */
export function WaitingReason({ locale, now, clock: { waiting, dueAt, firstReplyAt } }: { locale: Locale; now: number; clock: Clock }) {
  if (waiting === null) return null;
  const t = translator(locale, 'desk.waiting');
  const isOverdue = waiting === 'new' && firstReplyAt === null && dueAt !== null && dueAt < now;
  const reason = isOverdue ? 'overdue' : waiting;
  return <span className={`reason-${reason} waiting`}>{t(reason)}</span>;
}
