import { subjectName } from '#lib/forms/present.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { type InboxFilters, leadAddress } from '#lib/staff/inbox-filters.ts';
import type { InboxRow } from '#lib/staff/store/inbox.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { ClockCell, WaitingReasonText } from '../clock-cell.tsx';
import { formName } from '../form-name.ts';
import { formatMoment, formatSpan } from '../format-time.ts';
import { personName } from '../person-name.ts';

type TableProps = {
  locale: Locale;
  title: string;
  filters: InboxFilters;
  rows: readonly InboxRow[];
  people: readonly StaffMember[];
  now: number;
  canWork: boolean;
};

function Row({ row, props: { locale, filters, people, now, canWork } }: { row: InboxRow; props: TableProps }) {
  const t = translator(locale, 'desk.inbox');
  const name = row.name || t('noName');
  return (
    <tr data-lead={row.reference}>
      {canWork ? (
        <td className="tick">
          <input type="checkbox" name="lead" value={`${row.reference} ${row.version} ${row.updates}`} form="bulk" aria-label={t('tick', { name })} />
        </td>
      ) : null}
      <td className="due">
        <ClockCell locale={locale} now={now} clock={row} /> <WaitingReasonText locale={locale} now={now} clock={row} />
      </td>
      <th scope="row">
        <a href={leadAddress(row.reference, filters)}>
          <span dir="auto">{row.name === undefined ? t('unreadable') : name}</span>
        </a>
        <span className="reference">{row.reference}</span>
      </th>
      <td>
        {row.line ? translator(locale, 'desk.line')(row.line) : row.subject ? subjectName(row.subject, locale) : formName(row.form, locale)}
        {row.state ? `, ${row.state}` : ''}
      </td>
      <td>{siteLanguages[row.locale].name}</td>
      <td>
        <span className={`status ${row.status}`}>{translator(locale, 'desk.status')(row.status)}</span>
      </td>
      <td>{personName(people, row.assigneeId, t('nobody'), locale)}</td>
      <td className="page">{row.page}</td>
      <td className="age" data-label={t('column.age')}>
        <time dateTime={new Date(row.createdAt).toISOString()} title={formatMoment(row.createdAt, locale)}>
          {formatSpan(now - row.createdAt, locale)}
        </time>
      </td>
    </tr>
  );
}

const columns = ['due', 'name', 'line', 'language', 'status', 'assignee', 'page', 'age'] as const;

export function InboxTable(props: TableProps) {
  const { locale, title, rows, canWork } = props;
  const t = translator(locale, 'desk.inbox');
  return (
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
          <Row key={row.id} row={row} props={props} />
        ))}
      </tbody>
    </table>
  );
}
