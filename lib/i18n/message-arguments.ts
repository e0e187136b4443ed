import { factArguments } from '#lib/facts/arguments.ts';
import { today } from '#lib/facts/day.ts';
import { agency } from '#lib/site/agency.ts';
import { carriers } from '#lib/site/carriers.ts';
import { claimOf } from '#lib/site/claim-of.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { curatedVideos } from '#lib/site/videos.ts';
import { agencyExtension, agencyFax, agencyPhone, agencyWhatsApp } from '#lib/site/agency-contact.ts';
import { consentYears, continuationDays, draftDays, noticesFrom, leadDays } from '#lib/site/retention.ts';
import { zoneName } from '#lib/site/wall-clock.ts';
import { deductibleArguments } from './deductible-arguments.ts';
import { longDay } from './long-day.ts';
import { type Locale, regionalLocale } from './routing.ts';
import { stateArguments } from './state-arguments.ts';
import { zoneWords } from './zone-words.ts';

export type MessageArguments = ReturnType<typeof messageArguments>;

const cache = new Map<Locale, { day: string; values: ReturnType<typeof createArguments> }>();

/** The names and figures that every message may use. */
export function messageArguments(locale: Locale) {
  const day = today();
  const cached = cache.get(locale);
  if (cached?.day === day) return cached.values;
  const values = createArguments(locale);
  cache.set(locale, { day, values });
  return values;
}

/** The promised time of a reply: "60 minutes", and in whole hours from two hours on: "24 hours". */
function promiseTime(locale: Locale): string {
  const minutes: number = agency.responsePromiseMinutes;
  const inHours = minutes >= 120 && minutes % 60 === 0;
  const format = new Intl.NumberFormat(regionalLocale(locale), { style: 'unit', unit: inHours ? 'hour' : 'minute', unitDisplay: 'long' });
  return format.format(inHours ? minutes / 60 : minutes);
}

function createArguments(locale: Locale) {
  return {
    agencyName: agency.name,
    shortName: agency.shortName,
    phone: agencyPhone,
    textPhone: displayPhone(agency.text.e164),
    hasVideos: curatedVideos.sample ? 'no' : 'yes',
    hasWhatsApp: agencyWhatsApp ? 'yes' : 'no',
    whatsApp: agencyWhatsApp?.number ?? '',
    hasCarriers: carriers.length > 0 ? 'yes' : 'no',
    hasFax: agencyFax ? 'yes' : 'no',
    fax: agencyFax?.number ?? '',
    email: agency.email,
    foundedYear: String(agency.foundedYear),
    yearsInBusiness: new Date().getFullYear() - agency.foundedYear,
    promiseTime: promiseTime(locale),
    reviewMinutes: agency.reviewMinutes,
    formMinutes: agency.formMinutes,
    acceptsCash: agency.payments.cash ? 'yes' : 'no',
    acceptsZelle: agency.payments.zelle ? 'yes' : 'no',
    ...stateArguments(locale),
    zone: zoneName(agency.timeZone),
    zoneName: zoneWords(locale),
    requestDays: leadDays,
    consentYears,
    draftDays,
    continuationDays,
    legalDate: longDay(locale, noticesFrom),
    callMinutes: claimOf('callMinutes')?.value ?? 'none',
    extension: agencyExtension,
    ...deductibleArguments(regionalLocale(locale)),
    ...factArguments(regionalLocale(locale)),
  };
}
