import { agency } from './agency.ts';

/** Consecutive days with the same hours; weekdays 0 (Sunday) to 6, minutes after midnight in the agency's time zone. */
export type OpeningSpan = { first: number; last: number; hours: { opens: number; closes: number } | undefined };

const weekFromMonday = [1, 2, 3, 4, 5, 6, 0];

/** Monday to Sunday in the fewest spans; `hours` is undefined on closed days. */
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
