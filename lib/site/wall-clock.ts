export type Zone = {
  timeZone: string;
  /** Short name, if known: "ET". */
  zone?: string;
  /**
   * UTC offsets in minutes, each from an instant (epoch minutes); null where unknown. Without them the platform is asked, which takes 0.1 s on a slow
   * phone.
   */
  offsets?: readonly (readonly [from: number, minutes: number | null])[];
};

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const clocks = new Map<string, Intl.DateTimeFormat>();

function localClock(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const numeric = 'numeric';
  const options = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
  clocks.set(timeZone, format);
  return format;
}

function askPlatform(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    localClock(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, Number(part.value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The wall clock at an instant, as if it were UTC. */
export function wallClock(at: number, { timeZone, offsets }: Zone): number {
  const minutes = offsets?.findLast(([from]) => at >= from * minuteMs)?.[1];
  return typeof minutes === 'number' ? at + minutes * minuteMs : askPlatform(at, timeZone);
}

/** The UTC offsets between two instants (epoch ms), exact to the hour. */
export function offsetsOf(timeZone: string, from: number, to: number): NonNullable<Zone['offsets']> {
  const minutesAt = (at: number) => (askPlatform(at, timeZone) - at) / minuteMs;
  let minutes = minutesAt(from);
  const found: [number, number | null][] = [[from / minuteMs, minutes]];
  for (let day = from; day < to; day += dayMs) {
    // Hours are searched only on a day with a change.
    for (let at = day; minutesAt(day + dayMs) !== minutes; at += hourMs) {
      if (minutesAt(at) === minutes) continue;
      minutes = minutesAt(at);
      found.push([at / minuteMs, minutes]);
    }
  }
  return [...found, [to / minuteMs, null]];
}

/** Cached, because creating a format takes longer than the rest of a mail. */
const names = new Map<string, string>();

/** A time zone's name without daylight saving: "ET", or in words in `locale`: "Central Time". */
export function zoneName(timeZone: string, style: 'shortGeneric' | 'longGeneric' = 'shortGeneric', locale = 'en-US'): string {
  const key = `${locale} ${style} ${timeZone}`;
  const cached = names.get(key);
  if (cached) return cached;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  names.set(key, name);
  return name;
}
