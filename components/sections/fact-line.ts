import { factTexts, fill } from '#components/filing/fact-texts.ts';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import type { Fact, SourcedFact } from '#lib/facts/fact.ts';
import { type DisplayedFact, displayedFact } from '#lib/facts/displayed-fact.ts';
import type { FilingOutcome } from '#lib/facts/state-law.ts';
import { isFiling } from '#lib/facts/which-filing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

/** One of the three limits: "Injuries, per person", "$10,000". */
type LimitPart = { id: (typeof limitIds)[number]; label: string; value: string; row: Fact };

export type FactLine = {
  kind: DisplayedFact['kind'];
  label: string | undefined;
  value: string;
  /** The limits one by one, where the fact is limits. */
  limits: readonly LimitPart[] | undefined;
  since: string | undefined;
  row: SourcedFact;
  /** The fact of each figure: limits have several, and a text that sends the visitor to the letter has none. */
  sourcedFacts: readonly SourcedFact[];
};

export const limitIds = ['perPerson', 'perCrash', 'property'] as const;

const units: Partial<Record<Fact['unit'], string>> = { years: 'year', months: 'month', days: 'day' };

function figureText(locale: Locale, { unit, value }: Fact): string {
  if (unit === 'usd') return dollarFormat(regionalLocale(locale)).format(value);
  const name = units[unit];
  const style: Intl.NumberFormatOptions =
    unit === 'percent' ? { style: 'unit', unit: 'percent' } : name ? { style: 'unit', unit: name, unitDisplay: 'long' } : {};
  return new Intl.NumberFormat(regionalLocale(locale), style).format(value);
}

function outcomeText(locale: Locale, outcome: FilingOutcome): string {
  const { filings, table } = messagesFor(locale).filing;
  return isFiling(outcome) ? filings[outcome] : table.outcomes[outcome];
}

function valueText(locale: Locale, fact: DisplayedFact): string {
  const { filing, site } = messagesFor(locale);
  const format = factTexts(locale, filing);
  if (fact.kind === 'limits') return format.limits(fact.limits);
  if (fact.kind === 'term') return format.term(fact.term);
  if (fact.kind === 'outcome') return outcomeText(locale, fact.outcome);
  if (fact.kind === 'figure') return figureText(locale, fact.fact);
  const names = fact.filings.map((name) => filing.filings[name]);
  return names.length > 0 ? new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' }).format(names) : site.sections.noFiling;
}

function limitParts(locale: Locale, fact: DisplayedFact): readonly LimitPart[] | undefined {
  if (fact.kind !== 'limits') return undefined;
  const { filing, site } = messagesFor(locale);
  const { money } = factTexts(locale, filing);
  return limitIds.map((id) => ({ id, label: site.sections.limits[id], value: money(fact.limits[id]), row: fact.limits.facts[id] }));
}

const hasAnswer = (fact: DisplayedFact): boolean =>
  fact.kind === 'term' ? fact.term !== undefined : fact.kind !== 'outcome' || fact.outcome !== 'ask';

/** A legal fact such as `FL.minimum` as text with its label; undefined when the state has no such rule. */
export function factLine(locale: Locale, reference: string): FactLine | undefined {
  const fact = displayedFact(reference);
  if (!fact) return undefined;
  const { site, filing } = messagesFor(locale);
  const labels: Readonly<Record<string, string>> = site.facts;
  const { row } = fact;
  const from = 'from' in row && typeof row.from === 'string' ? row.from : undefined;
  const format = factTexts(locale, filing);
  return {
    kind: fact.kind,
    label: labels[reference.split('.')[1] ?? ''],
    value: valueText(locale, fact),
    limits: limitParts(locale, fact),
    since: from ? fill(site.sections.since, { date: format.date(from) }) : undefined,
    row,
    sourcedFacts: hasAnswer(fact) ? (fact.kind === 'limits' ? Object.values(fact.limits.facts) : [row]) : [],
  };
}
