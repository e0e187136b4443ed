import { agency } from './agency.ts';
import * as clock from './office-hours.ts';
import { languageEntry, type SiteLanguage, siteLanguages } from './site-languages.ts';
import { offsetsOf } from './wall-clock.ts';
import { zoneName } from './zone-name.ts';

export type { Office } from './office-hours.ts';

const { timeZone, hours, holidays, responsePromiseMinutes } = agency;

/** Of the agency file, what its clock needs: small enough to be handed to a browser. */
export const office: clock.Office = { timeZone, hours, holidays, responsePromiseMinutes };

let known: clock.Office | undefined;

/** The same for a page, which knows the zone's clock until the end of next year without asking the browser. */
export function pageOffice(locale: SiteLanguage): clock.PageOffice {
  const words = siteLanguages[locale].clock;
  if (known) return { ...known, words };
  const year = new Date().getUTCFullYear();
  known = { ...office, zone: zoneName(timeZone), offsets: offsetsOf(timeZone, Date.UTC(year, 0), Date.UTC(year + 2, 0)) };
  return { ...known, words };
}

/** Whether the office is open at an instant (epoch milliseconds). */
export const isOpen = (at: number, place: clock.Office = office): boolean => clock.isOpen(at, place);

/**
 * The instant (epoch milliseconds) when the promised number of open minutes has passed since `now`: nights, weekends and
 * holidays do not count. Throws when the agency file never opens.
 */
export const promiseBy = (now: number, place: clock.Office = office): number => clock.promiseBy(now, place);

/** To ask for the name takes longer than all the rest of a promise. */
let zone: string | undefined;

/** A promised instant as a visitor reads it, in the office's time: "Monday 10:00 AM ET", "lunes a las 10:00 a.m. ET". */
export const formatPromise = (at: number, locale: string): string => {
  zone ??= zoneName(timeZone);
  return clock.formatPromise(at, languageEntry(locale).clock, { ...office, zone });
};
