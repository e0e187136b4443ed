import { ReportPage } from '#components/desk/report-page.tsx';
import { reportCsv } from '#lib/staff/report-csv.ts';
import { leadsOfReport } from '#lib/staff/store/leads-of-report.ts';
import { summarizeReport } from '#lib/staff/summarize-report.ts';
import { startOfWeeks } from '#lib/staff/week-start.ts';
import { deskRoute, fileResponse, renderDesk } from '../desk-route.tsx';

const periods = [1, 4, 12, 26, 52];

export const GET = deskRoute('viewer', async ({ person, formToken, url }) => {
  const now = Date.now();
  const weeks = periods.find((period) => String(period) === url.searchParams.get('weeks')) ?? 12;
  const since = startOfWeeks(weeks, now);
  const report = summarizeReport(await leadsOfReport(since), since, now);
  if (url.searchParams.get('format') === 'csv') return fileResponse(reportCsv(report), 'text/csv; charset=utf-8', `report-${weeks}-weeks.csv`);
  return renderDesk(<ReportPage {...{ person, formToken, report, weeks, periods }} />);
});
