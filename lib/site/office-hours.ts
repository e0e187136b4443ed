import type { ClockWords } from './site-languages.ts';
import { dayMs, minuteMs, wallClock, type Zone, zoneName } from './wall-clock.ts';

type Day = { year: number; month: number; day: number };

/** The opening hours of an office, as in the agency file. */
export type Office = Zone & {
  hours: Readonly<Record<number, { opens: number; closes: number } | undefined>>;
  holidays: readonly string[];
  responsePromiseMinutes: number;
};

export type PageOffice = Office & { words: ClockWords };

/** Days searched for open hours: an office closed for that long never opens. */
const searchedDays = 400;

/** The instant at which the wall clock shows a number of minutes after midnight. */
function instantOf(day: Day, minutes: number, zone: Zone): number {
  const wall = Date.UTC(day.year, day.month - 1, day.day, 0, minutes);
  const guess = wall - (wallClock(wall, zone) - wall);
  return guess - (wallClock(guess, zone) - wall);
}

/** The epoch time (ms) at which a day (YYYY-MM-DD) begins in a time zone; NaN for an invalid day. */
export function startOfDay(text: string, timeZone: string): number {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = text.split('-').map(Number);
  return Number.isNaN(Date.UTC(year, month - 1, day)) ? Number.NaN : instantOf({ year, month, day }, 0, { timeZone });
}

/** Opening and closing on the local day `offset` days after `at`; undefined when closed. */
function openHours(at: number, offset: number, office: Office): { opens: number; closes: number } | undefined {
  const { hours, holidays } = office;
  const date = new Date(wallClock(at, office));
  date.setUTCDate(date.getUTCDate() + offset);
  const slot = hours[date.getUTCDay()];
  if (!slot || holidays.includes(date.toISOString().slice(0, 10))) return undefined;
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  return { opens: instantOf(day, slot.opens, office), closes: instantOf(day, slot.closes, office) };
}

/** Whether the office is open at an epoch time (ms). */
export function isOpen(at: number, office: Office): boolean {
  const today = openHours(at, 0, office);
  return today !== undefined && at >= today.opens && at < today.closes;
}

/** The epoch time (ms) at which the promised number of open minutes has passed since `now`. Throws when the office never opens. */
export function replyDueAt(now: number, office: Office): number {
  let left = office.responsePromiseMinutes * minuteMs;
  for (let offset = 0; offset < searchedDays; offset += 1) {
    const day = openHours(now, offset, office);
    if (!day) continue;
    const from = Math.max(now, day.opens);
    if (from >= day.closes) continue;
    if (left <= day.closes - from) return from + left;
    left -= day.closes - from;
  }
  throw new Error('agency: no open hours');
}

/** The epoch time (ms) at which a closed office opens next. Throws when it never does. */
export function opensAt(now: number, office: Office): number {
  for (let offset = 0; offset < searchedDays; offset += 1) {
    const day = openHours(now, offset, office);
    if (day && day.opens > now) return day.opens;
  }
  throw new Error('agency: no open hours');
}

/** A promised time in the office's time zone: "Monday at 10:00 AM ET", "lunes a las 10:00 a. m. ET", with no line break within the time. */
export function formatReplyTime(at: number, words: ClockWords, zone: Zone): string {
  const wall = new Date(wallClock(Math.ceil(at / minuteMs) * minuteMs, zone));
  const { before, time } = timeParts(wall, words);
  return `${words.days.split(' ')[wall.getUTCDay()]}${before}${time}\u00a0${zone.zone ?? zoneName(zone.timeZone)}`;
}

/** The time of day (UTC) as a language writes it, without line breaks: "2:30 PM", "2:30 p. m.", "14h30", "14h". */
export function timeOfDay(moment: Date, { halves }: ClockWords): string {
  const hour = moment.getUTCHours();
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  if (!halves) return minutes === '00' ? `${hour}h` : `${hour}h${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${halves[hour < 12 ? 0 : 1]}`.replaceAll(' ', '\u00a0');
}

const dayOf = (at: number, zone: Zone) => Math.floor(wallClock(at, zone) / dayMs);

/** Whether two times (epoch ms) are on one day of a zone. */
export const isSameDay = (at: number, other: number, zone: Zone): boolean => dayOf(at, zone) === dayOf(other, zone);

/** The time of day (UTC), and the words before it: " at ", " a las ". */
function timeParts(moment: Date, words: ClockWords): { before: string; time: string } {
  const { at: before, atOne = before } = words;
  const time = timeOfDay(moment, words);
  return { before: /^1\D/.test(time) ? atOne : before, time };
}

/** A future time, relative to today: "tomorrow (Wednesday) at 9:00 AM ET", "el lunes a las 9:00 a. m. ET". */
export function relativeTime(at: number, now: number, office: PageOffice): string {
  const moment = new Date(wallClock(at, office));
  const { before, time } = timeParts(moment, office.words);
  const day = nearDay(moment.getUTCDay(), dayOf(at, office) - dayOf(now, office), office);
  return `${day}${before}${time}\u00a0${office.zone ?? ''}`;
}

/** A time whose day the sentence already names: "10:00 AM", «a las 10:00 a. m.». */
export function timeWithoutDay(at: number, office: PageOffice): string {
  const { before, time } = timeParts(new Date(wallClock(at, office)), office.words);
  return office.words.by ? `${before.trimStart()}${time}` : time;
}

/** The promised time of a reply, for a sentence that already names the opening time: the day is left out when both are on one day. */
export function dueTime(due: number, opens: number, now: number, office: PageOffice): string {
  return isSameDay(due, opens, office) ? timeWithoutDay(due, office) : relativeTime(due, now, office);
}

/** Whether the office is closed on a day on which it would have hours: `offset` days after `now`. */
export function isHoliday(now: number, offset: number, office: Office): boolean {
  return office.hours[weekdayIn(now, offset, office)] !== undefined && !openHours(now, offset, office);
}

/** Why a reply comes on a later day: the time at which an open office closes today, and the days to the first holiday before the reply. */
export type ReplyDelay = { closes: number | undefined; holidayIn: number | undefined };

/** Undefined for a reply on the same day, and for an office that is open through midnight. */
export function replyDelay(now: number, office: PageOffice): ReplyDelay | undefined {
  const days = dayOf(replyDueAt(now, office), office) - dayOf(now, office);
  const closes = isOpen(now, office) ? openHours(now, 0, office)?.closes : undefined;
  const isOpenThroughMidnight = closes !== undefined && closes === openHours(now, 1, office)?.opens;
  if (days === 0 || isOpenThroughMidnight) return undefined;
  const holidayIn = Array.from({ length: days }, (_, offset) => offset).find((offset) => isHoliday(now, offset, office));
  return { closes, holidayIn };
}

/** The weekday, 0 for Sunday, `offset` days after `now`. */
export function weekdayIn(now: number, offset: number, office: Office): number {
  return (new Date(wallClock(now, office)).getUTCDay() + offset) % 7;
}

/** The name of a day, `distance` days from now: "tomorrow (Wednesday)", "el lunes". */
export function nearDay(weekday: number, distance: number, { words: { near, days } }: PageOffice): string {
  return (near[distance] ?? near[2]).replace('{day}', days.split(' ')[weekday] ?? '');
}
