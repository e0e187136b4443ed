import type { PageOffice } from './office-hours.ts';
import { wallClock } from './wall-clock.ts';
import type { ClockWords } from './site-languages.ts';

/** The time of day (UTC) as a language writes it, without line breaks: "2:30 PM", "2:30 p. m.", "14h30", "14h". */
export function timeOfDay(moment: Date, { halves }: ClockWords): string {
  const hour = moment.getUTCHours();
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  if (!halves) return minutes === '00' ? `${hour}h` : `${hour}h${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${halves[hour < 12 ? 0 : 1]}`.replaceAll(' ', '\u00a0');
}

const dayMs = 86_400_000;

const dayOf = (at: number, office: PageOffice) => Math.floor(wallClock(at, office) / dayMs);

function clockTime(at: number, office: PageOffice): { before: string; time: string } {
  const { at: before, atOne = before } = office.words;
  const time = timeOfDay(new Date(wallClock(at, office)), office.words);
  return { before: /^1\D/.test(time) ? atOne : before, time };
}

/** A future time, relative to today: "tomorrow (Wednesday) at 9:00 AM ET", "el lunes a las 9:00 a. m. ET". */
export function relativeTime(at: number, now: number, office: PageOffice): string {
  const { near, days } = office.words;
  const distance = dayOf(at, office) - dayOf(now, office);
  const day = days.split(' ')[new Date(wallClock(at, office)).getUTCDay()] ?? '';
  const { before, time } = clockTime(at, office);
  return `${near[distance === 0 || distance === 1 ? distance : 2].replace('{day}', day)}${before}${time}\u00a0${office.zone ?? ''}`;
}

/** A time of the day on which the office opens: "10:00 AM", «a las 10:00 a. m.». */
export function clockText(at: number, office: PageOffice): string {
  const { before, time } = clockTime(at, office);
  return office.words.by ? `${before.trimStart()}${time}` : time;
}

/** The promised time of a reply, for a sentence that already names the opening time: the day is left out when both are on one day. */
export function dueTime(due: number, opens: number, now: number, office: PageOffice): string {
  return dayOf(due, office) === dayOf(opens, office) ? clockText(due, office) : relativeTime(due, now, office);
}
