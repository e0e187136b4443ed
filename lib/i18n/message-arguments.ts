import { factArguments } from '#lib/facts/arguments.ts';
import { agency, claimOf } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { longDay } from './long-day.ts';
import { messagesFor } from './messages.ts';
import { consentYears, draftDays, noticesFrom, requestDays } from '#lib/site/retention.ts';
import { regionalLocale } from './regional-locale.ts';
import type { Locale } from './routing.ts';

export type MessageArguments = ReturnType<typeof messageArguments>;

/** The licensed states in a row, the last one joined by "and". */
function stateNames(locale: Locale): string {
  const { state } = messagesFor(locale).forms.options;
  return new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' }).format(agency.states.map((code) => state[code]));
}

/** The names and figures that every message may use, so that none is typed into a text. */
export function messageArguments(locale: Locale) {
  return {
    agencyName: agency.name,
    shortName: agency.shortName,
    phone: displayPhone(agency.phone.e164),
    textPhone: displayPhone(agency.text.e164),
    fax: displayPhone(agency.fax.e164),
    email: agency.email,
    foundedYear: String(agency.foundedYear),
    yearsInBusiness: new Date().getFullYear() - agency.foundedYear,
    stateCount: agency.states.length,
    promiseMinutes: agency.responsePromiseMinutes,
    reviewMinutes: agency.reviewMinutes,
    formMinutes: agency.formMinutes,
    stateNames: stateNames(locale),
    requestDays,
    consentYears,
    draftDays,
    legalDate: longDay(locale, noticesFrom),
    callMinutes: claimOf('callMinutes').value,
    extension: agency.phone.extension,
    ...factArguments(regionalLocale(locale)),
  };
}
