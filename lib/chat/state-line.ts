import { today } from '#lib/facts/day.ts';
import { displayedFact } from '#lib/facts/displayed-fact.ts';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import type { FactId, SourcedFact } from '#lib/facts/fact.ts';
import { filingRowOf } from '#lib/facts/filings.ts';
import { findFact } from '#lib/facts/find-fact.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import type { StateCode } from '#lib/site/states.ts';

export type StateLineId = 'filing' | 'ownFiling' | 'noFr44' | 'fr44' | 'term' | 'minimum' | 'dui' | 'letterAnswerDays' | 'fee' | 'lapse' | 'workers';

/** The sentences about a state, and the rows of law behind them. */
export type StateLine = { text: string; rows: readonly SourcedFact[] };

type Line = StateLine | undefined;
type Writer = (state: StateCode, locale: Locale) => Line;

const wordsFor = (state: StateCode, locale: Locale) => ({
  t: translator(locale, 'chat.stateLines'),
  place: messagesFor(locale).site.inState[state],
});
const money = (locale: Locale, value: number) => dollarFormat(regionalLocale(locale)).format(value);
const factOf = (id: FactId, state: StateCode) => findFact(id, state, today());
/** Names of filings, the same in every language: `SR-22`. */
const joined = (names: readonly string[], locale: Locale) =>
  new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' }).format(names.map((name) => name.toUpperCase()));

const filing: Writer = (state, locale) => {
  const row = filingRowOf(state);
  if (!row) return undefined;
  const { t, place } = wordsFor(state, locale);
  const isSr22 = row.filings.some((name) => name.startsWith('sr-22'));
  const used = row.filings.length > 0 ? t('filings', { place, filings: joined(row.filings, locale), count: row.filings.length }) : '';
  return { text: isSr22 ? used : `${t('noFiling', { place })} ${used}`.trim(), rows: [row] };
};

/** For a visitor who named the state's own filing: leaves out the sentence "no such filing". */
const ownFiling: Writer = (state, locale) => {
  const row = filingRowOf(state);
  if (!row || row.filings.length === 0) return undefined;
  const { t, place } = wordsFor(state, locale);
  return { text: t('filings', { place, filings: joined(row.filings, locale), count: row.filings.length }), rows: [row] };
};

export const hasFr44 = (state: StateCode): boolean => filingRowOf(state)?.filings.includes('fr-44') ?? false;

const noFr44: Writer = (state, locale) => {
  const row = filingRowOf(state);
  if (!row || hasFr44(state)) return undefined;
  const { t, place } = wordsFor(state, locale);
  return { text: t('noFr44', { place }), rows: [row] };
};

const term: Writer = (state, locale) => {
  const shown = displayedFact(`${state}.sr22Term`);
  if (shown?.kind !== 'term' || shown.term?.unit !== 'years') return filing(state, locale);
  const { t, place } = wordsFor(state, locale);
  return { text: t('term', { place, years: shown.term.value }), rows: [shown.term.fact] };
};

function limits(filingId: '' | 'fr-44', key: 'limits' | 'fr44'): Writer {
  return (state, locale) => {
    // The replies of the topics contain Florida's figures.
    const found = state === 'FL' ? undefined : limitsFor(state, filingId, today());
    if (!found) return undefined;
    const { t, place } = wordsFor(state, locale);
    const amounts = {
      perPerson: money(locale, found.perPerson),
      perCrash: money(locale, found.perCrash),
      property: money(locale, found.property),
    };
    return { text: t(key, { place, ...amounts }), rows: [found.facts.perPerson] };
  };
}

function days(id: FactId, key: 'duiReview' | 'letterDays'): Writer {
  return (state, locale) => {
    const fact = factOf(id, state);
    if (!fact) return undefined;
    const { t, place } = wordsFor(state, locale);
    return { text: t(key, { place, days: fact.value }), rows: [fact] };
  };
}

/** What the state requires after a DUI, such as Virginia's FR-44, and the time for a hearing; Florida's are in the topic itself. */
const dui: Writer = (state, locale) => {
  if (state === 'FL') return undefined;
  const lines = [days('duiReviewDays', 'duiReview')(state, locale), filing(state, locale)].flatMap((line) => line ?? []);
  return { text: lines.map(({ text }) => text).join(' '), rows: lines.flatMap(({ rows }) => rows) };
};

const fee: Writer = (state, locale) => {
  if (state === 'FL') return undefined;
  const { t, place } = wordsFor(state, locale);
  const first = factOf('reinstatementFirst', state);
  const second = factOf('reinstatementSecond', state);
  const later = factOf('reinstatementLater', state);
  if (first && second && later) {
    const amounts = { first: money(locale, first.value), second: money(locale, second.value), later: money(locale, later.value) };
    return { text: t('fee', { place, ...amounts }), rows: [first, second, later] };
  }
  const shortLapse = factOf('lapseFee30Days', state);
  const longLapse = factOf('lapseFeeLonger', state);
  if (shortLapse && longLapse) {
    const amounts = { least: money(locale, shortLapse.value), most: money(locale, longLapse.value) };
    return { text: t('lapseFees', { place, ...amounts }), rows: [shortLapse, longLapse] };
  }
  const maxFee = factOf('maxLapseFee', state);
  return maxFee && { text: t('maxLapseFee', { place, most: money(locale, maxFee.value) }), rows: [maxFee] };
};

/** Florida's figures are in the topic itself. */
const workers: Writer = (state, locale) => {
  const { t, place } = wordsFor(state, locale);
  const construction = factOf('workersCompConstruction', state);
  const other = factOf('workersCompOther', state);
  if (state === 'FL' || !other) return undefined;
  const general = t('workers', { place, count: other.value });
  const building = construction ? ` ${t('workersConstruction', { place, count: construction.value })}` : '';
  return { text: `${general}${building}`, rows: construction ? [other, construction] : [other] };
};

const writers: Readonly<Record<StateLineId, Writer>> = {
  filing,
  ownFiling,
  noFr44,
  term,
  minimum: limits('', 'limits'),
  fr44: limits('fr-44', 'fr44'),
  dui,
  letterAnswerDays: days('letterAnswerDays', 'letterDays'),
  fee,
  lapse: fee,
  workers,
};

/** What the law of a named state adds to a reply; undefined when `lib/facts` has nothing on it. */
export function stateLine(id: StateLineId, state: StateCode, locale: Locale): StateLine | undefined {
  return writers[id](state, locale);
}
