type Day = { year: number; month: number; day: number };

/** When an office is open; the agency file has this shape. */
export type Office = {
  timeZone: string;
  hours: Readonly<Record<number, { opens: number; closes: number } | undefined>>;
  holidays: readonly string[];
  responsePromiseMinutes: number;
};

const minuteMs = 60_000;
/** A promise that is further away than this means an office that never opens. */
const horizonDays = 400;
const tags: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-US', pt: 'pt-BR' };
const clocks = new Map<string, Intl.DateTimeFormat>();

function localClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numeric = 'numeric';
  const options = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
  clocks.set(timeZone, made);
  return made;
}

/** The wall clock of a time zone at an instant, written as if it were UTC. */
function wallClock(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    localClock(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, Number(part.value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The instant at which the wall clock shows a number of minutes after midnight of a day. */
function instantOf(day: Day, minutes: number, timeZone: string): number {
  const wall = Date.UTC(day.year, day.month - 1, day.day, 0, minutes);
  const guess = wall - (wallClock(wall, timeZone) - wall);
  return guess - (wallClock(guess, timeZone) - wall);
}

/** The instant (epoch milliseconds) at which a day, written YYYY-MM-DD, begins in a time zone; NaN where it is no day. */
export function startOfDay(text: string, timeZone: string): number {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = text.split('-').map(Number);
  return Number.isNaN(Date.UTC(year, month - 1, day)) ? Number.NaN : instantOf({ year, month, day }, 0, timeZone);
}

/** Opening and closing of the local day that is `offset` days after the day of `at`; undefined when closed. */
function openHours(at: number, offset: number, { timeZone, hours, holidays }: Office): { opens: number; closes: number } | undefined {
  const date = new Date(wallClock(at, timeZone));
  date.setUTCDate(date.getUTCDate() + offset);
  const slot = hours[date.getUTCDay()];
  if (!slot || holidays.includes(date.toISOString().slice(0, 10))) return undefined;
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  return { opens: instantOf(day, slot.opens, timeZone), closes: instantOf(day, slot.closes, timeZone) };
}

/** Whether the office is open at an instant (epoch milliseconds). */
export function isOpen(at: number, place: Office): boolean {
  const today = openHours(at, 0, place);
  return today !== undefined && at >= today.opens && at < today.closes;
}

/**
 * The instant (epoch milliseconds) when the promised number of open minutes has passed since `now`: nights, weekends and
 * holidays do not count. Throws when the office never opens.
 */
export function promiseBy(now: number, place: Office): number {
  let left = place.responsePromiseMinutes * minuteMs;
  for (let offset = 0; offset < horizonDays; offset += 1) {
    const day = openHours(now, offset, place);
    if (!day) continue;
    const from = Math.max(now, day.opens);
    if (from >= day.closes) continue;
    if (left <= day.closes - from) return from + left;
    left -= day.closes - from;
  }
  throw new Error('the agency file has no open hours');
}

/** What stands between a weekday and its time; one o'clock is singular in Spanish. */
function joinerOf(locale: string, time: string): string {
  if (locale === 'es') return /^1\D/.test(time) ? ' a la ' : ' a las ';
  return locale === 'pt' ? ' às ' : ' ';
}

/** A promised instant as a visitor reads it, in the office's time: "Monday 10:00 AM ET", "lunes a las 10:00 a.m. ET"; no line ends within the hour. */
export function formatPromise(at: number, locale: string, { timeZone }: Office): string {
  const rounded = Math.ceil(at / minuteMs) * minuteMs;
  const tag = tags[locale] ?? 'en-US';
  const weekday = new Intl.DateTimeFormat(tag, { timeZone, weekday: 'long' }).format(rounded);
  const time = new Intl.DateTimeFormat(tag, { timeZone, hour: 'numeric', minute: '2-digit' }).format(rounded);
  return `${weekday}${joinerOf(locale, time)}${`${time} ET`.replace(/\s/g, '\u00a0')}`;
}
