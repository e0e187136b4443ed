import { timeWithoutDay, nearDay, type PageOffice, replyDelay, weekdayIn } from './office-hours.ts';

/** Sentences with `{hour}` and `{day}`, by what closes the office before the reply. */
export type DelayWords = Readonly<Record<'closing' | 'closingHoliday' | 'closed' | 'closedHoliday' | 'holiday', string>>;

/** Why a reply comes on a later day than `now`; empty for a reply on the same day. */
export function delayText(words: DelayWords, now: number, office: PageOffice): string {
  const delay = replyDelay(now, office);
  if (!delay) return '';
  const { closes, holidayIn } = delay;
  if (holidayIn === 0) return words.holiday;
  const day = holidayIn === undefined ? '' : nearDay(weekdayIn(now, holidayIn, office), holidayIn, office);
  if (closes === undefined) return (day ? words.closedHoliday : words.closed).replace('{day}', day);
  return (day ? words.closingHoliday : words.closing).replace('{hour}', timeWithoutDay(closes, office)).replace('{day}', day);
}
