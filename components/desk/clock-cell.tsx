import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { WaitingReason as Reason, WorkStatus } from '#lib/staff/lead-status.ts';
import { isClosed } from '#lib/staff/store/lead-work.ts';
import { formatMoment, formatSpan } from './format-time.ts';

type Clock = { status: WorkStatus; waiting: Reason | null; dueAt: number | null; firstReplyAt: number | null };

/** Why the visitor waits for staff; empty when the visitor does not wait. */
export function WaitingReasonText({ locale, now, clock: { status, waiting, dueAt, firstReplyAt } }: { locale: Locale; now: number; clock: Clock }) {
  if (waiting === null) return null;
  const t = translator(locale, 'desk.waiting');
  const isOverdue = waiting === 'new' && firstReplyAt === null && dueAt !== null && dueAt < now;
  // The status beside it says the same.
  if (status === 'new' && waiting === 'new' && !isOverdue) return null;
  const reason = isOverdue ? 'overdue' : waiting;
  return <span className={`reason-${reason} waiting`}>{t(reason)}</span>;
}

type Props = {
  locale: Locale;
  now: number;
  clock: { status: WorkStatus; dueAt: number | null; firstReplyAt: number | null; waitingAt: number | null };
};

const soonMs = 15 * 60_000;

/** The time left for the first reply. The text repeats what the color shows. */
export function ClockCell({ locale, now, clock: { status, dueAt, firstReplyAt, waitingAt } }: Props) {
  const t = translator(locale, 'desk.clock');
  // Staff replied, then the visitor wrote again; or the lead has no reply clock.
  if (waitingAt !== null && (firstReplyAt !== null || dueAt === null))
    return <span className="clock soon">{t('waits', { span: formatSpan(now - waitingAt, locale) })}</span>;
  if (firstReplyAt !== null) return <span className="clock">{t('replied')}</span>;
  if (dueAt === null || isClosed(status)) return <span className="clock">{t('none')}</span>;
  const left = dueAt - now;
  const [kind, text] =
    left < 0
      ? ['late', t('late', { span: formatSpan(-left, locale) })]
      : [left < soonMs ? 'soon' : 'open', t('due', { span: formatSpan(left, locale) })];
  return (
    <time className={`clock ${kind}`} dateTime={new Date(dueAt).toISOString()} title={formatMoment(dueAt, locale)}>
      {text}
    </time>
  );
}
