import 'server-only';
import { agency } from '#lib/site/agency.ts';
import { startOfDay } from '#lib/site/office-hours.ts';
import { dayMs, wallClock } from '#lib/site/wall-clock.ts';

/** The day of the office that a time (epoch ms) falls on, as a Date at midnight UTC. */
function officeDay(at: number): Date {
  return new Date(new Date(wallClock(at, agency)).toISOString().slice(0, 10));
}

/** When the office's day of a time began (epoch ms). */
export function dayStart(at: number): number {
  return startOfDay(officeDay(at).toISOString().slice(0, 10), agency.timeZone);
}

/** When the office's week of a time began, on Monday (epoch ms). */
export function weekStart(at: number): number {
  const day = officeDay(at);
  const monday = day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs;
  return startOfDay(new Date(monday).toISOString().slice(0, 10), agency.timeZone);
}

/** When the first of the last `weeks` weeks began, of which the last is that of `now` (epoch ms). */
export function startOfWeeks(weeks: number, now: number): number {
  // Half a day more, because a time change moves the beginning of a week by an hour.
  return weekStart(weekStart(now) + dayMs / 2 - (weeks - 1) * 7 * dayMs);
}
