import { translator } from '#lib/i18n/messages.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { insuranceLines } from '#lib/forms/insurance-lines.ts';
import { isLocale, type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { isLostReason } from '#lib/staff/lead-status.ts';
import type { Report, ReportLine } from '#lib/staff/summarize-report.ts';
import { DeskPage, type SignedInPerson } from './desk-page.tsx';
import { formatDay, formatSpan } from './format-time.ts';

type Props = SignedInPerson & { report: Report; weeks: number; periods: readonly number[] };

const chart = { width: 720, height: 160, gap: 4 };

/** Leads per week as bars. The table below has the figures. */
function WeekChart({ weeks, title }: { weeks: readonly ReportLine[]; title: string }) {
  const maxLeads = Math.max(1, ...weeks.map(({ leads }) => leads));
  const step = chart.width / Math.max(1, weeks.length);
  return (
    <svg className="chart" viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={title}>
      {weeks.map(({ key, leads }, index) => {
        const height = (leads / maxLeads) * (chart.height - 20);
        return (
          <g key={key}>
            <rect x={index * step} y={chart.height - height} width={Math.max(2, step - chart.gap)} height={height} />
            <text x={index * step + (step - chart.gap) / 2} y={chart.height - height - 4} textAnchor="middle">
              {leads}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const figures = ['leads', 'onTime', 'median', 'won', 'lost'] as const;

type TableProps = { locale: Locale; title: string; first: string; lines: readonly ReportLine[]; nameOf: (key: string) => string };

function ReportTable({ locale, title, first, lines, nameOf }: TableProps) {
  const t = translator(locale, 'desk.report');
  const percent = new Intl.NumberFormat(regionalLocale(locale), { style: 'percent' });
  return (
    <table className="report">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {t(figure)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{nameOf(line.key)}</th>
            <td data-label={t('leads')}>{line.leads}</td>
            <td data-label={t('onTime')}>{line.onTimeShare === undefined ? '–' : percent.format(line.onTimeShare)}</td>
            <td data-label={t('median')}>{line.replyMedianMs === undefined ? '–' : formatSpan(line.replyMedianMs, locale)}</td>
            <td data-label={t('won')}>{line.won}</td>
            <td data-label={t('lost')}>{line.lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ReportPage({ person, formToken, report, weeks, periods }: Props) {
  const { locale } = person;
  const t = translator(locale, 'desk.report');
  const lineNames = translator(locale, 'desk.line');
  const reasons = translator(locale, 'desk.reason');
  const nameOfPeriod = (count: number) => (count === 1 ? t('thisWeek') : t('weeks', { weeks: count }));
  const lineName = (key: string) => {
    const line = insuranceLines.find((known) => known === key);
    return line ? lineNames(line) : t('otherLine');
  };
  return (
    <DeskPage locale={locale} title={t('title')} signedIn={{ person, formToken }} section="reports">
      <h1>{t('title')}</h1>
      <nav aria-label={t('period')} className="views">
        <ul>
          {periods.map((period) => (
            <li key={period}>
              <a href={`/desk/reports?weeks=${period}`} aria-current={period === weeks ? 'page' : undefined}>
                {nameOfPeriod(period)}
              </a>
            </li>
          ))}
          <li>
            <a href={`/desk/reports?weeks=${weeks}&format=csv`} download>
              CSV
            </a>
          </li>
        </ul>
      </nav>
      <WeekChart weeks={report.weeks} title={t('chart')} />
      <ReportTable {...{ locale, title: t('all'), first: t('period'), lines: [report.total], nameOf: () => nameOfPeriod(weeks) }} />
      <ReportTable
        {...{ locale, title: t('byWeek'), first: t('week'), lines: report.weeks.toReversed(), nameOf: (key) => formatDay(Number(key), locale) }}
      />
      <ReportTable {...{ locale, title: t('byLine'), first: t('line'), lines: report.lines, nameOf: lineName }} />
      <ReportTable
        {...{ locale, title: t('byLanguage'), first: t('language'), lines: report.languages }}
        nameOf={(key) => (isLocale(key) ? siteLanguages[key].name : key)}
      />
      <ReportTable {...{ locale, title: t('byPage'), first: t('page'), lines: report.pages, nameOf: (key) => key || t('noPage') }} />
      <h2>{t('lostReasons')}</h2>
      {report.lostReasons.length === 0 ? <p>{t('noLost')}</p> : null}
      <ul>
        {report.lostReasons.map(({ key, leads }) => (
          <li key={key}>
            {isLostReason(key) ? reasons(key) : key}: {leads}
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
