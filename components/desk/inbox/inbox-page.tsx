import { translator } from '#lib/i18n/translator.ts';
import { type InboxFilters, inboxAddress } from '#lib/staff/inbox-filters.ts';
import { hasRole } from '#lib/staff/roles.ts';
import type { InboxCounts, InboxRow } from '#lib/staff/store/inbox.ts';
import type { Person } from '#lib/staff/store/people.ts';
import { DeskPage, type SignedInPerson } from '../desk-page.tsx';
import { Notice } from '../notice.tsx';
import { BulkBar, type BulkOutcome, BulkResult } from './bulk.tsx';
import { Filters } from './filters.tsx';
import { InboxTable } from './inbox-table.tsx';
import { Views } from './views.tsx';

type Props = SignedInPerson & {
  filters: InboxFilters;
  rows: readonly InboxRow[];
  next: string | undefined;
  counts: InboxCounts;
  people: readonly Person[];
  now: number;
  outcome: BulkOutcome | undefined;
  /** True when the person asked for the next lead and the view has no further lead. */
  isLast: boolean;
};

export function InboxPage({ person, formToken, filters, rows, next, counts, people, now, outcome, isLast }: Props) {
  const { locale } = person;
  const t = translator(locale, 'desk.inbox');
  const canWork = hasRole(person.role, 'agent');
  const title = filters.search ? t('results', { search: filters.search }) : t('title', { view: t(`view.${filters.view}`) });
  const back = inboxAddress(filters);
  const empty = filters.search ? t('noMatch') : filters.view === 'waiting' ? t('emptyWaiting') : t('empty');
  return (
    <DeskPage locale={locale} title={title} signed={{ person, formToken }} place="inbox">
      <h1>{title}</h1>
      <Views {...{ locale, filters, counts }} />
      <Filters {...{ locale, filters }} />
      {outcome ? <BulkResult {...{ person, formToken, back, outcome }} /> : null}
      {isLast ? <Notice>{t('noNext')}</Notice> : null}
      <p className="arrived" role="status" data-live data-arrived={t('arrivedCount', { count: '%' })} data-show={t('showArrived')} />
      {rows.length === 0 ? <p>{empty}</p> : <InboxTable {...{ locale, title, filters, rows, people, now, canWork }} />}
      {next ? (
        <p>
          <a href={inboxAddress(filters, next)}>{t('next')}</a>
        </p>
      ) : null}
      {canWork && rows.length > 0 ? <BulkBar {...{ person, formToken, people, back }} /> : null}
    </DeskPage>
  );
}
