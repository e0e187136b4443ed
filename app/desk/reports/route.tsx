import { ReportPage } from '#components/desk/report-page.tsx';
import { reportCsv } from '#lib/staff/report-csv.ts';
import { leadsOfReport } from '#lib/staff/store/leads-of-report.ts';
import { summarizeReport } from '#lib/staff/summarize-report.ts';
import { dayMs, weekStart } from '#lib/staff/week-start.ts';
import { deskRoute, renderDesk } from '../desk-route.tsx';

const periods = [4, 12, 26, 52];

export const GET = deskRoute('viewer', async ({ person, formToken, url }) => {
  const now = Date.now();
  const weeks = periods.find((period) => String(period) === url.searchParams.get('weeks')) ?? 12;
  const since = weekStart(now - (weeks - 1) * 7 * dayMs);
  const report = summarizeReport(await leadsOfReport(since), since, now);
  if (url.searchParams.get('format') === 'csv') {
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="report-${weeks}-weeks.csv"` };
    return new Response(reportCsv(report), { headers: { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
  }
  return renderDesk(<ReportPage {...{ person, formToken, report, weeks, periods }} />);
});
