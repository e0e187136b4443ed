/** A time zone of the platform, and what is known of it without asking. */
export type Zone = {
  timeZone: string;
  /** What people call it, where that is known already: "ET". */
  zone?: string;
  /**
   * Minutes between UTC and the zone's clock, each from an instant (epoch minutes) on; null where it is not known any more. Where there are none, the
   * platform is asked, which takes a slow phone a tenth of a second.
   */
  offsets?: readonly (readonly [from: number, minutes: number | null])[];
};

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const clocks = new Map<string, Intl.DateTimeFormat>();

function localClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
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

/** The wall clock of a time zone at an instant, written as if it were UTC. */
export function wallClock(at: number, { timeZone, offsets }: Zone): number {
  const minutes = offsets?.findLast(([from]) => at >= from * minuteMs)?.[1];
  return typeof minutes === 'number' ? at + minutes * minuteMs : askPlatform(at, timeZone);
}

/** The offsets of a time zone from an instant to another (epoch milliseconds), to the hour in which they change. */
export function offsetsOf(timeZone: string, from: number, to: number): NonNullable<Zone['offsets']> {
  const minutesAt = (at: number) => (askPlatform(at, timeZone) - at) / minuteMs;
  let minutes = minutesAt(from);
  const found: [number, number | null][] = [[from / minuteMs, minutes]];
  for (let day = from; day < to; day += dayMs) {
    // The hour is looked for only on a day that has a change.
    for (let at = day; minutesAt(day + dayMs) !== minutes; at += hourMs) {
      if (minutesAt(at) === minutes) continue;
      minutes = minutesAt(at);
      found.push([at / minuteMs, minutes]);
    }
  }
  return [...found, [to / minuteMs, null]];
}
