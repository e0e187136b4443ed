import { agency } from './agency.ts';
import * as clock from './office-hours.ts';
import { languageEntry, type SiteLanguage, siteLanguages } from './site-languages.ts';
import { offsetsOf, zoneName } from './wall-clock.ts';

export type { Office } from './office-hours.ts';

const { timeZone, hours, holidays, responsePromiseMinutes } = agency;

/** The part of the agency file that its clock needs in a browser. */
export const agencyOffice: clock.Office = { timeZone, hours, holidays, responsePromiseMinutes };

let cachedOffice: clock.Office | undefined;

/** The office with the zone's offsets until the end of next year, so that the browser need not compute them. */
export function pageOffice(locale: SiteLanguage): clock.PageOffice {
  const words = siteLanguages[locale].clock;
  if (cachedOffice) return { ...cachedOffice, words };
  const year = new Date().getUTCFullYear();
  cachedOffice = { ...agencyOffice, zone: zoneName(timeZone), offsets: offsetsOf(timeZone, Date.UTC(year, 0), Date.UTC(year + 2, 0)) };
  return { ...cachedOffice, words };
}

/** Whether the office is open at an epoch time (ms). */
export const isOpen = (at: number, office: clock.Office = agencyOffice): boolean => clock.isOpen(at, office);

/** The epoch time (ms) at which the promised number of open minutes has passed since `now`. Throws when the office never opens. */
export const replyDueAt = (now: number, office: clock.Office = agencyOffice): number => clock.replyDueAt(now, office);

/** When a closed office opens, relative to today: "tomorrow (Wednesday) at 9:00 AM ET", "el lunes a las 9:00 a. m. ET". */
export function formatOpeningTime(now: number, locale: SiteLanguage): string {
  const office = pageOffice(locale);
  return clock.relativeTime(clock.opensAt(now, office), now, office);
}

/** Cached: the platform's name of a zone is slow to get. */
let cachedZone: string | undefined;

/** A promised time in the office's time zone: "Monday at 10:00 AM ET", "lunes a las 10:00 a. m. ET". */
export const formatReplyTime = (at: number, locale: string): string => {
  cachedZone ??= zoneName(timeZone);
  return clock.formatReplyTime(at, languageEntry(locale).clock, { ...agencyOffice, zone: cachedZone });
};

/**
 * The promised time of a reply to what was sent at `sentAt`, on a page that shows it at `shownAt`: "today, Friday at 10:00 AM ET",
 * «el lunes a las 10:00 a. m. ET».
 */
export function formatPromise(sentAt: number, locale: string, shownAt = sentAt): string {
  const due = replyDueAt(sentAt);
  const [today, , later] = languageEntry(locale).clock.near;
  const time = formatReplyTime(due, locale);
  return clock.isSameDay(shownAt, due, agencyOffice) ? `${today}, ${time}` : later.replace('{day}', () => time);
}
