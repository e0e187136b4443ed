import 'server-only';
import { csvLine } from '#lib/text/csv.ts';
import type { Report, ReportLine } from './summarize-report.ts';

const head = ['group', 'name', 'leads', 'answered_on_time_percent', 'first_reply_median_minutes', 'won', 'lost'];

function line(group: string, name: string, { leads, onTimeShare, replyMedianMs, won, lost }: ReportLine): string {
  const percent = onTimeShare === undefined ? '' : String(Math.round(onTimeShare * 100));
  const minutes = replyMedianMs === undefined ? '' : String(Math.round(replyMedianMs / 60_000));
  return csvLine([group, name, String(leads), percent, minutes, String(won), String(lost)]);
}

/** A report as CSV, with a line for each group of each table. */
export function reportCsv({ total, weeks, lines, languages, pages, lostReasons }: Report): string {
  return [
    csvLine(head),
    line('total', '', total),
    ...weeks.map((week) => line('week', new Date(Number(week.key)).toISOString().slice(0, 10), week)),
    ...lines.map((group) => line('line', group.key, group)),
    ...languages.map((group) => line('language', group.key, group)),
    ...pages.map((group) => line('page', group.key, group)),
    ...lostReasons.map(({ key, leads }) => csvLine(['lost_reason', key, String(leads), '', '', '', ''])),
  ].join('');
}
