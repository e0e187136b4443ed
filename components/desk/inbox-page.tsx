import { type InsuranceLine, insuranceLines } from '#lib/forms/insurance-lines.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { siteLanguageCodes, siteLanguages } from '#lib/site/site-languages.ts';
import { hasRole } from '#lib/staff/roles.ts';
import { type InboxCounts, type InboxRow, type InboxView, inboxViews } from '#lib/staff/store/inbox.ts';
import type { Person } from '#lib/staff/store/people.ts';
import { ClockCell } from './clock-cell.tsx';
import { DeskPage, FormToken, type Signed } from './desk-page.tsx';
import { formatMoment, formatSpan } from './format-time.ts';
import { Notice } from './notice.tsx';
import { AssigneeSelect, StatusSelect } from './work-selects.tsx';

type InboxFilters = { view: InboxView; language?: Locale | undefined; line?: InsuranceLine | undefined; search: string };
type Props = Signed & {
  filters: InboxFilters;
  rows: readonly InboxRow[];
  next: string | undefined;
  counts: InboxCounts;
  people: readonly Person[];
  now: number;
  changed: string | null;
};

function addressOf({ view, language, line, search }: InboxFilters, after?: string): string {
  const params = new URLSearchParams();
  if (view !== 'open' || search) params.set('view', view);
  if (language) params.set('language', language);
  if (line) params.set('line', line);
  if (search) params.set('q', search);
  if (after) params.set('after', after);
  const text = params.toString();
  return text ? `/desk?${text}` : '/desk';
}

function Views({ locale, filters, counts }: { locale: Locale; filters: InboxFilters; counts: InboxCounts }) {
  const t = translator(locale, 'desk.inbox');
  const countOf: Partial<Record<InboxView, number>> = counts;
  return (
    <nav aria-label={t('views')} className="views">
      <ul>
        {inboxViews.map((view) => (
          <li key={view}>
            <a href={addressOf({ view, search: '' })} aria-current={view === filters.view ? 'page' : undefined}>
              {t(`view.${view}`)}
              {countOf[view] === undefined ? null : <span className="count"> {countOf[view]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Filters({ locale, filters }: { locale: Locale; filters: InboxFilters }) {
  const t = translator(locale, 'desk.inbox');
  const lines = translator(locale, 'desk.line');
  return (
    <form className="filters" method="get" action="/desk" role="search">
      <div>
        <label htmlFor="q">{t('search')}</label>
        <input id="q" name="q" type="search" defaultValue={filters.search} data-key="search" />
      </div>
      <div>
        <label htmlFor="language">{t('language')}</label>
        <select id="language" name="language" defaultValue={filters.language ?? ''}>
          <option value="">{t('all')}</option>
          {siteLanguageCodes.map((code) => (
            <option key={code} value={code}>
              {siteLanguages[code].name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="line">{t('line')}</label>
        <select id="line" name="line" defaultValue={filters.line ?? ''}>
          <option value="">{t('all')}</option>
          {insuranceLines.map((line) => (
            <option key={line} value={line}>
              {lines(line)}
            </option>
          ))}
        </select>
      </div>
      <input type="hidden" name="view" value={filters.view} />
      <button className="second" type="submit">
        {t('show')}
      </button>
    </form>
  );
}

function Row({ row, locale, people, now, canWork }: { row: InboxRow; locale: Locale; people: readonly Person[]; now: number; canWork: boolean }) {
  const t = translator(locale, 'desk.inbox');
  const assignee = people.find(({ id }) => id === row.assigneeId);
  const name = row.name || t('noName');
  return (
    <tr data-lead={row.reference}>
      {canWork ? (
        <td className="tick">
          <input type="checkbox" name="lead" value={`${row.reference} ${row.version}`} form="bulk" aria-label={t('tick', { name })} />
        </td>
      ) : null}
      <td className="due">
        <ClockCell locale={locale} now={now} clock={row} />
      </td>
      <th scope="row">
        <a href={`/desk/leads/${row.reference}`}>
          <span dir="auto">{row.name === undefined ? t('unreadable') : name}</span>
        </a>
        <span className="reference">{row.reference}</span>
      </th>
      <td>
        {row.line ? translator(locale, 'desk.line')(row.line) : row.subject}
        {row.state ? `, ${row.state}` : ''}
      </td>
      <td>{siteLanguages[row.locale].name}</td>
      <td>
        <span className={`status ${row.status}`}>{translator(locale, 'desk.status')(row.status)}</span>
      </td>
      <td>{assignee ? assignee.name || assignee.email : t('nobody')}</td>
      <td className="page">{row.page}</td>
      <td>
        <time dateTime={new Date(row.createdAt).toISOString()} title={formatMoment(row.createdAt, locale)}>
          {formatSpan(now - row.createdAt, locale)}
        </time>
      </td>
    </tr>
  );
}

function BulkBar({ person, formToken, people, back }: Signed & { people: readonly Person[]; back: string }) {
  const t = translator(person.locale, 'desk.inbox');
  return (
    <form id="bulk" className="bulk" method="post" action="/desk/bulk">
      <FormToken token={formToken} />
      <input type="hidden" name="back" value={back} />
      <p>{t('ticked')}</p>
      <StatusSelect locale={person.locale} id="bulk-status" empty={t('keep')} />
      <AssigneeSelect locale={person.locale} id="bulk-assignee" people={people} empty={t('keep')} />
      <button className="second" type="submit">
        {t('apply')}
      </button>
    </form>
  );
}

const columns = ['due', 'name', 'line', 'language', 'status', 'assignee', 'page', 'age'] as const;

export function InboxPage({ person, formToken, filters, rows, next, counts, people, now, changed }: Props) {
  const { locale } = person;
  const t = translator(locale, 'desk.inbox');
  const canWork = hasRole(person.role, 'agent');
  const [done, conflicts] = /^\d+-\d+$/.test(changed ?? '') ? (changed ?? '').split('-').map(Number) : [];
  const title = filters.search ? t('results', { search: filters.search }) : t('title', { view: t(`view.${filters.view}`) });
  return (
    <DeskPage locale={locale} title={title} signed={{ person, formToken }} place="inbox">
      <h1>{title}</h1>
      <Views {...{ locale, filters, counts }} />
      <Filters {...{ locale, filters }} />
      {done === undefined ? null : (
        <Notice kind={conflicts ? 'problem' : 'done'}>
          {t('changed', { done })} {conflicts ? t('conflicts', { conflicts }) : ''}
        </Notice>
      )}
      <p className="arrived" role="status" data-live data-arrived={t('arrived')} />
      {rows.length === 0 ? (
        <p>{filters.search ? t('noMatch') : t('empty')}</p>
      ) : (
        <table className="inbox">
          <caption className="hidden">{title}</caption>
          <thead>
            <tr>
              {canWork ? (
                <th scope="col">
                  <span className="hidden">{t('column.tick')}</span>
                </th>
              ) : null}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} {...{ row, locale, people, now, canWork }} />
            ))}
          </tbody>
        </table>
      )}
      {next ? (
        <p>
          <a href={addressOf(filters, next)}>{t('next')}</a>
        </p>
      ) : null}
      {canWork && rows.length > 0 ? <BulkBar {...{ person, formToken, people }} back={addressOf(filters)} /> : null}
    </DeskPage>
  );
}
