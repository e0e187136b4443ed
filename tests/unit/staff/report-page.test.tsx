import { renderToStaticMarkup } from 'react-dom/server';
import { ReportPage } from '#components/desk/report-page.tsx';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { summarizeReport } from '#lib/staff/summarize-report.ts';

const now = Date.UTC(2026, 10, 25, 20);
const lead = { form: 'contact', line: null, locale: 'es', status: 'working', closedReason: null, page: '/', createdAt: now, dueAt: now } as const;

test('shares are written as in the United States, in Spanish too', () => {
  const person: StaffMember = {
    id: 'a',
    email: 'ana@agency.example',
    name: 'Ana',
    role: 'owner',
    locale: 'es',
    signature: '',
    createdAt: now,
    disabledAt: null,
  };
  const report = summarizeReport([{ ...lead, firstReplyAt: now }], now, now);
  const html = renderToStaticMarkup(<ReportPage {...{ person, formToken: '', report, weeks: 1, periods: [1] }} />);
  expect(html.match(/100\s?%/g)).toContain('100%');
  expect(html).not.toMatch(/\d\s%/);
});
