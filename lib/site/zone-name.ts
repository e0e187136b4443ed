/**
 * A time zone's name without summer or winter: "ET" or "CT" as Americans write it in every language, or in words: "Central Time". `locale` is the
 * language of the words.
 */
export function zoneName(timeZone: string, style: 'shortGeneric' | 'longGeneric' = 'shortGeneric', locale = 'en-US'): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
