import type { SourcedFact } from '#lib/facts/fact.ts';
import { sourceKind } from '#lib/facts/group-sources.ts';
import type { Limits } from '#lib/facts/limits.ts';
import type { Term } from '#lib/facts/term.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import type { FilingWords } from './finder-view.ts';

/** Replaces placeholders such as `{limits}`. */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const unitNames = { years: 'year', months: 'month', days: 'day' } as const;

const lengthFormats = new Map<string, Intl.NumberFormat>();

function lengthFormat(region: string, unit: Term['unit']): Intl.NumberFormat {
  const key = `${region} ${unit}`;
  const format = lengthFormats.get(key) ?? new Intl.NumberFormat(region, { style: 'unit', unit: unitNames[unit], unitDisplay: 'long' });
  lengthFormats.set(key, format);
  return format;
}

export function factTexts(locale: Locale, words: Pick<FilingWords, 'facts' | 'terms' | 'sources'>) {
  const region = regionalLocale(locale);
  const dollars = dollarFormat(region);
  const money = (value: number) => dollars.format(value).replaceAll(' ', '\u00a0');
  const date = (day: string) => longDay(locale, day);
  const length = ({ value, unit }: Term) => lengthFormat(region, unit).format(value);
  return {
    money,
    date,
    limits: ({ perPerson, perCrash, property }: Pick<Limits, 'perPerson' | 'perCrash' | 'property'>) =>
      fill(words.facts.limits, { perPerson: money(perPerson), perCrash: money(perCrash), property: money(property) }),
    term: (term: Term | undefined) => (term ? fill(words.terms[term.countedFrom], { length: length(term) }) : words.terms.unknown),
    source: (row: SourcedFact) => fill(words.sources[sourceKind(row)], { title: row.source.title, date: date(row.source.readOn) }),
  };
}
