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
