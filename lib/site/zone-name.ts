/** A time zone's name without daylight saving: "ET", or in words in `locale`: "Central Time". */
export function zoneName(timeZone: string, style: 'shortGeneric' | 'longGeneric' = 'shortGeneric', locale = 'en-US'): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
