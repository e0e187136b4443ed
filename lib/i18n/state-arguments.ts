import { type FilingFact, filingFacts } from '#lib/facts/filings.ts';
import { agency } from '#lib/site/agency.ts';
import { fromEntries } from '#lib/site/from-entries.ts';
import { isOffered } from '#lib/site/offer.ts';
import { type StateCode, stateCodes } from '#lib/site/states.ts';
import { messagesFor, translator } from './messages.ts';
import { type Locale, regionalLocale } from './routing.ts';

/** For `{servesFL, select, yes {…} other {…}}`. */
type YesNo = 'yes' | 'no';

const yesNo = (value: boolean): YesNo => (value ? 'yes' : 'no');

/** Names of states, joined by "and". */
export function listStates(locale: Locale, codes: readonly string[]): string {
  const names: Readonly<Record<string, string>> = messagesFor(locale).forms.options.state;
  return new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' }).format(codes.map((code) => names[code] ?? code));
}

export function statesWhere(holds: (row: FilingFact) => boolean): readonly StateCode[] {
  return agency.states.filter((code) => filingFacts.some((row) => row.state === code && holds(row)));
}

const serves = fromEntries(stateCodes.map((code) => [`serves${code}`, yesNo(isOffered([code]))] as const));

/** Message arguments about the agency's states: served, with and without SR-22, with FR-44, and home state. */
export function stateArguments(locale: Locale) {
  const withoutSr22 = statesWhere(({ filings }) => !filings.some((filing) => filing.startsWith('sr-22')));
  const withSr22 = statesWhere(({ filings }) => filings.includes('sr-22'));
  const withFr44 = statesWhere(({ filings }) => filings.includes('fr-44'));
  const { forms, site } = messagesFor(locale);
  const names: Readonly<Record<string, string>> = forms.options.state;
  const places: Readonly<Record<string, string>> = site.inState;
  const home: string = agency.address.state;
  const codes: readonly StateCode[] = agency.states;
  const [first = '', ...others] = codes;
  return {
    ...serves,
    stateCount: codes.length,
    inStates: others.length === 0 ? (places[first] ?? first) : translator(locale, 'site')('inStates', { stateCount: codes.length }),
    stateNames: listStates(locale, agency.states),
    sr22States: listStates(locale, withSr22),
    noSr22States: listStates(locale, withoutSr22),
    anyWithoutSr22: yesNo(withoutSr22.length > 0),
    fr44States: listStates(locale, withFr44),
    anyFr44: yesNo(withFr44.length > 0),
    homeState: names[home] ?? home,
    inHomeState: places[home] ?? home,
  };
}
