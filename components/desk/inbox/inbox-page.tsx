import { Fragment } from 'react';
import { translator } from '#lib/i18n/messages.ts';
import { defaultView, inboxAddress, type InboxFilters } from '#lib/staff/inbox-filters.ts';
import { hasRole } from '#lib/staff/roles.ts';
import { type InboxCounts, type InboxRow, type InboxView, inboxViews } from '#lib/staff/store/inbox.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { insuranceLines } from '#lib/forms/insurance-lines.ts';
import { DeskPage, type SignedInPerson } from '../desk-page.tsx';
import { Notice, SecondButton } from '../action-form.tsx';
import { languageOptions, Select } from '../fields.tsx';
import type { LeadOutcome } from '../lead/lead-page-props.ts';
import { PreviousOutcome } from '../lead/outcome.tsx';
import { BulkBar, type BulkOutcome, BulkResult } from './bulk.tsx';
import { InboxTable } from './inbox-table.tsx';

function Filters({ locale, filters }: { locale: Locale; filters: InboxFilters }) {
  const t = translator(locale, 'desk.inbox');
  const lines = translator(locale, 'desk.line');
  const all = ['', t('all')] as const;
  return (
    <form className="filters" method="get" action="/desk" role="search">
      <div>
        <label htmlFor="q">{t('search')}</label>
        <input id="q" name="q" type="search" defaultValue={filters.search} data-key="search" />
      </div>
      <div>
        <Select id="language" label={t('language')} options={[all, ...languageOptions]} value={filters.language ?? ''} />
      </div>
      <div>
        <Select
          id="line"
          label={t('line')}
          options={[all, ...insuranceLines.map((line) => [line, lines(line)] as const)]}
          value={filters.line ?? ''}
        />
      </div>
      <SecondButton label={t('show')} />
      {/* A search from the default view covers all leads. */}
      {filters.view === defaultView ? null : <input type="hidden" name="view" value={filters.view} />}
    </form>
  );
}

function Views({ locale, filters, counts }: { locale: Locale; filters: InboxFilters; counts: InboxCounts }) {
  const t = translator(locale, 'desk.inbox');
  const countOf: Partial<Record<InboxView, number>> = counts;
  return (
    <nav aria-label={t('views')} className="views">
      <ul>
        {inboxViews.map((view) => (
          <li key={view}>
            <a href={inboxAddress({ view, search: '' })} aria-current={view === filters.view ? 'page' : undefined}>
              {t(`view.${view}`)}
              {countOf[view] === undefined ? null : <span className="count"> {countOf[view]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links that search other views, since a person may not notice that only this view was searched. */
function NoMatch({ locale, filters: { view, search } }: { locale: Locale; filters: InboxFilters }) {
  const t = translator(locale, 'desk.inbox');
  const others = (['all', 'quarantined'] as const).filter((other) => other !== view);
  return (
    <>
      <p>{t('noMatch')}</p>
      <p>
        {t('searchIn')}
        {others.map((other) => (
          <Fragment key={other}>
            {' '}
            <a href={inboxAddress({ view: other, search })}>{t(`view.${other}`)}</a>
          </Fragment>
        ))}
      </p>
    </>
  );
}

type Props = SignedInPerson & {
  filters: InboxFilters;
  rows: readonly InboxRow[];
  next: string | undefined;
  /** The cursor of the page before; undefined on the first page. */
  after: string | undefined;
  counts: InboxCounts;
  people: readonly StaffMember[];
  now: number;
  /** The store's time (epoch ms) before the rows were read. */
  since: number;
  outcome: BulkOutcome | undefined;
  /** True when the person asked for the next lead and the view has no further lead. */
  hasNoNext: boolean;
  /** The outcome of the post that asked for the next lead. */
  leadOutcome: LeadOutcome;
};

export function InboxPage({ person, formToken, filters, rows, next, after, counts, people, now, since, outcome, hasNoNext, leadOutcome }: Props) {
  const { locale } = person;
  const t = translator(locale, 'desk.inbox');
  const canWork = hasRole(person.role, 'agent');
  const title = filters.search ? t('results', { search: filters.search }) : t('title', { view: t(`view.${filters.view}`) });
  const back = inboxAddress(filters, after ? { after } : {});
  const empty = filters.search ? <NoMatch {...{ locale, filters }} /> : <p>{filters.view === 'waiting' ? t('emptyWaiting') : t('empty')}</p>;
  return (
    <DeskPage locale={locale} title={title} signedIn={{ person, formToken }} section="inbox">
      <h1>{title}</h1>
      <Views {...{ locale, filters, counts }} />
      <Filters {...{ locale, filters }} />
      {outcome ? <BulkResult {...{ person, formToken, back, outcome }} /> : null}
      <PreviousOutcome {...{ person, formToken }} {...leadOutcome} />
      {hasNoNext ? <Notice>{t('noNext')}</Notice> : null}
      <p
        className="arrived"
        role="status"
        data-live
        data-since={since}
        data-arrived={t('arrivedCount', { count: '%' })}
        data-show={t('showArrived')}
      />
      {rows.length === 0 ? empty : <InboxTable {...{ locale, title, filters, rows, people, now, canWork }} />}
      {next ? (
        <p>
          <a href={inboxAddress(filters, { after: next })}>{t('next')}</a>
        </p>
      ) : null}
      {canWork && rows.length > 0 ? <BulkBar {...{ person, formToken, people, back }} /> : null}
    </DeskPage>
  );
}
