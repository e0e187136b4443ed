import { reportCsv } from '#lib/staff/report-csv.ts';
import type { ReportedLead } from '#lib/staff/store/leads-of-report.ts';
import { summarizeReport } from '#lib/staff/summarize-report.ts';
import { dayStart, startOfWeeks, weekStart } from '#lib/staff/week-start.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Wednesday, 3:00 PM in New York. */
const now = Date.UTC(2026, 10, 25, 20);
const since = weekStart(now - 21 * 24 * hour);

function lead(change: Partial<ReportedLead> = {}): ReportedLead {
  const createdAt = change.createdAt ?? now - 5 * hour;
  return {
    form: 'contact',
    line: 'personal-auto',
    locale: 'en',
    status: 'working',
    closedReason: null,
    page: '/',
    dueAt: createdAt + hour,
    firstReplyAt: createdAt + 30 * minute,
    ...change,
    createdAt,
  };
}

test('an empty report has its weeks, and neither a share nor a median', () => {
  const { total, weeks, lines, lostReasons } = summarizeReport([], since, now);
  expect(total).toMatchObject({ leads: 0, onTimeShare: undefined, replyMedianMs: undefined });
  expect(weeks).toHaveLength(4);
  expect([lines, lostReasons]).toEqual([[], []]);
});

test('the figures of one lead', () => {
  expect(summarizeReport([lead()], since, now).total).toMatchObject({ leads: 1, onTimeShare: 1, replyMedianMs: 30 * minute, won: 0, lost: 0 });
});

test('a reply in the last moment is on time, a later one and a missing one are not, and one that is not due yet does not count', () => {
  const createdAt = now - 5 * hour;
  const leads = [
    lead({ firstReplyAt: createdAt + hour }),
    lead({ firstReplyAt: createdAt + hour + 1 }),
    lead({ firstReplyAt: null }),
    lead({ firstReplyAt: null, dueAt: now }),
    lead({ firstReplyAt: null, dueAt: null }),
  ];
  expect(summarizeReport(leads, since, now).total).toMatchObject({ onTimeShare: 1 / 3, replyMedianMs: hour + 0.5 });
});

test('groups by line, language, page and reason', () => {
  const leads = [
    lead({ status: 'won' }),
    lead({ status: 'lost', closedReason: 'price', locale: 'es', page: '/es/' }),
    lead({ status: 'lost', closedReason: 'price', line: 'homeowners' }),
    lead({ status: 'lost', closedReason: null, line: '' }),
    lead({ line: null, form: 'homeowners' }),
  ];
  const report = summarizeReport(leads, since, now);
  const counts = (group: readonly { key: string; leads: number }[]) => Object.fromEntries(group.map(({ key, leads: count }) => [key, count]));
  expect(counts(report.lines)).toEqual({ 'personal-auto': 2, homeowners: 2, other: 1 });
  expect(counts(report.languages)).toEqual({ en: 4, es: 1 });
  expect(counts(report.pages)).toEqual({ '/': 4, '/es/': 1 });
  expect(counts(report.lostReasons)).toEqual({ price: 2, other: 1 });
  expect(report.total).toMatchObject({ won: 1, lost: 3 });
});

test.each([
  ['the clocks go back', Date.UTC(2026, 9, 26, 4), Date.UTC(2026, 10, 2, 5)],
  ['the clocks go forward', Date.UTC(2026, 2, 2, 5), Date.UTC(2026, 2, 9, 4)],
])('a week in which %s ends at midnight in the office', (_, monday, next) => {
  expect(weekStart(monday)).toBe(monday);
  expect(weekStart(next - 1)).toBe(monday);
  expect(weekStart(next)).toBe(next);
  expect(dayStart(next - 1)).toBe(monday + 6 * 24 * hour);
  const leads = [lead({ createdAt: next - 1 }), lead({ createdAt: next })];
  const { weeks } = summarizeReport(leads, monday, next + hour);
  expect(weeks.map(({ key, leads: count }) => [Number(key), count])).toEqual([
    [monday, 1],
    [next, 1],
  ]);
  const csv = reportCsv(summarizeReport(leads, monday, next + hour));
  for (const day of [monday, next]) expect(csv).toContain(`week,${new Date(day).toISOString().slice(0, 10)},1,100,30,0,0`);
});

test('four weeks are four, also in the hour after midnight after a time change', () => {
  for (const [at, first] of [
    [Date.UTC(2026, 2, 16, 4, 30), Date.UTC(2026, 1, 23, 5)],
    [Date.UTC(2026, 10, 9, 4, 30), Date.UTC(2026, 9, 12, 4)],
    [now, Date.UTC(2026, 10, 2, 5)],
  ] as const) {
    expect(startOfWeeks(4, at)).toBe(first);
    expect(summarizeReport([], first, at).weeks).toHaveLength(4);
  }
});
