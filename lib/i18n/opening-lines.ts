import { agency } from '#lib/site/agency.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { timeOfDay } from '#lib/site/office-hours.ts';
import { zoneName } from '#lib/site/wall-clock.ts';
import { openingSpans } from '#lib/site/opening-hours.ts';
import { type Locale, regionalLocale } from './routing.ts';
import { translator } from './messages.ts';
import { zoneWords } from './zone-words.ts';

const minutesOfDay = 1440;

/** A Sunday; n days after it is weekday n. */
const sunday = Date.UTC(2023, 0, 1);

const cache = new Map<Locale, readonly string[]>();

/** The opening hours as sentences: "Monday to Friday: 9:00 AM to 5:00 PM ET". */
export function openingLines(locale: Locale): readonly string[] {
  const lines = cache.get(locale) ?? writeLines(locale);
  cache.set(locale, lines);
  return lines;
}

function writeLines(locale: Locale): string[] {
  const t = translator(locale, 'site.contact');
  const short = zoneName(agency.timeZone);
  const zone = locale === 'en' ? short : `${zoneWords(locale)} (${short})`;
  const weekday = new Intl.DateTimeFormat(regionalLocale(locale), { weekday: 'long', timeZone: 'UTC' });
  const both = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const nameOf = (day: number) => weekday.format(sunday + day * 86_400_000);
  // In a range Portuguese leaves out «-feira»: «de segunda a sexta».
  const shortName = (day: number) => nameOf(day).replace(/-feira$/, '');
  const clock = (minutes: number) => timeOfDay(new Date(minutes * 60_000), siteLanguages[locale].clock);
  return openingSpans().map(({ first, last, hours }) => {
    const names = [nameOf(first), nameOf(last)];
    const isPair = (first + 1) % 7 === last;
    const range = isPair || first === last ? both.format(new Set(names)) : t('dayRange', { first: shortName(first), last: shortName(last) });
    const days = range.charAt(0).toLocaleUpperCase(locale) + range.slice(1);
    if (hours?.opens === 0 && hours.closes === minutesOfDay) return t('allDay', { days });
    return hours ? t('hours', { days, opens: clock(hours.opens), closes: clock(hours.closes), zone }) : t('closed', { days });
  });
}
