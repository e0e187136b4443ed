import 'server-only';
import type { Locale } from '#lib/i18n/routing.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import type { LostReason, WorkStatus } from '../lead-status.ts';
import { pageOfConsent } from '../page-of-consent.ts';

/** What a report needs of a lead: no personal data. Times are epoch ms. */
export type ReportedLead = {
  form: string;
  /** Empty without a line of insurance; null when it was not read yet. */
  line: string | null;
  locale: Locale;
  status: WorkStatus;
  closedReason: LostReason | null;
  dueAt: number | null;
  firstReplyAt: number | null;
  createdAt: number;
  page: string;
};

/** The leads received since a time, without quarantined ones, spam and canaries. */
export async function leadsOfReport(since: number, { db }: Store = store()): Promise<ReportedLead[]> {
  const rows = await db.all<Omit<ReportedLead, 'page'> & { consent: string }>(
    `select form, line, locale, status, closed_reason as "closedReason", due_at as "dueAt", first_reply_at as "firstReplyAt",
       created_at as "createdAt", consent from lead where created_at >= ? and quarantined_at is null and status not in ('spam', 'test')`,
    [since],
  );
  return rows.map(({ consent, ...lead }) => ({ ...lead, page: pageOfConsent(consent) }));
}
