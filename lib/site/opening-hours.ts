import { agency } from './agency.ts';

/** Neighbouring days with the same hours; weekdays are 0 (Sunday) to 6, times are minutes after midnight in the agency's zone. */
export type OpeningSpan = { first: number; last: number; hours: { opens: number; closes: number } | undefined };

const weekFromMonday = [1, 2, 3, 4, 5, 6, 0];

/** The week from Monday to Sunday in as few spans as it has different hours; `hours` is undefined on closed days. */
export function openingSpans(week: Readonly<Record<number, { opens: number; closes: number }>> = agency.hours): OpeningSpan[] {
  const spans: OpeningSpan[] = [];
  for (const day of weekFromMonday) {
    const hours = week[day];
    const last = spans.at(-1);
    if (last && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes) last.last = day;
    else spans.push({ first: day, last: day, hours });
  }
  return spans;
}
