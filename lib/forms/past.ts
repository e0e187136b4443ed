import { agencyDay, agencyTime } from '#lib/site/agency-day.ts';
import type { Field } from './field.ts';
import { date as dateKind } from './kinds/text.ts';
import { type Posted, postedValue, textOfPosted } from './posted.ts';

/** Whether a day (YYYY-MM-DD), or a time (HH:MM) on the day in another field, is over in the agency's time zone. `now` is epoch ms. */
export function isPast({ notPast }: Field, value: string, posted: Posted, now = Date.now()): boolean {
  if (!notPast) return false;
  const today = agencyDay(now);
  if (notPast === true) return value < today;
  return dateKind.clean(textOfPosted(postedValue(posted, notPast.on))) === today && value < agencyTime(now);
}
