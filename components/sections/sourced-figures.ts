import type { SourcedFact } from '#lib/facts/fact.ts';
import { type SourceGroup, sourceKind } from '#lib/facts/group-sources.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

/** A row of `lib/facts`, and what the page calls its figure. `of`: its state or column, when the label stands for several figures. */
export type SourcedFigure = { label: string; of?: string | undefined; row: SourcedFact };

/** American English has periods and commas inside the closing quotation mark. */
export function closeQuotes(locale: Locale, text: string): string {
  return locale === 'en' ? text.replaceAll(/”([.,])/g, '$1”') : text;
}

/** “Fee” (Florida and Alabama) and “Term” (Florida): each label once, as the page shows it. */
export function figureNames(locale: Locale, figures: readonly Pick<SourcedFigure, 'label' | 'of'>[]): string {
  const region = regionalLocale(locale);
  const and = new Intl.ListFormat(region, { type: 'conjunction' });
  const names = [...Map.groupBy(figures, ({ label }) => label)].map(([label, same]) => {
    const parts = [...new Set(same.flatMap(({ of }) => of ?? []))];
    return `“${label}”${parts.length > 0 ? ` (${and.format(parts)})` : ''}`;
  });
  return closeQuotes(locale, and.format(names));
}

const isUnofficial = (row: SourcedFact): boolean => sourceKind(row) !== 'official';

const amount = /(?:US)?\$\s?\d[\d.,]*(?<=\d)/g;

/**
 * Puts a star behind each figure without an official page, where others beside it have one; the sentence of `Sources` begins with it. `rows` are those
 * of the value: limits have one for each amount.
 */
export function starUnofficial(figures: readonly Pick<SourcedFigure, 'row'>[]): (value: string, rows: readonly SourcedFact[]) => string {
  const isMixed = figures.some(({ row }) => isUnofficial(row)) && figures.some(({ row }) => !isUnofficial(row));
  return (value, rows) => {
    if (!isMixed || !rows.some(isUnofficial)) return value;
    if (value.match(amount)?.length !== rows.length) return `${value}*`;
    const left = [...rows];
    return value.replace(amount, (text) => {
      const row = left.shift();
      return row && isUnofficial(row) ? `${text}*` : text;
    });
  };
}

const maxNamed = 3;

/**
 * Which figures have no official page: `all`, those that are `starred`, a few by their names, or `others` when they are many or share a name with an
 * official one.
 */
export function withoutPage(
  locale: Locale,
  figures: readonly SourcedFigure[],
  kind: SourceGroup['kind'],
  isStarred = false,
): { scope: string; figures: string } {
  const found = figures.filter(({ row }) => sourceKind(row) === kind);
  if (isStarred && found.length < figures.length) return { scope: 'starred', figures: '' };
  const isMany = new Set(found.map(({ label }) => label)).size > maxNamed;
  const isShared = figures.some(
    ({ label, of, row }) => sourceKind(row) === 'official' && found.some((other) => other.label === label && other.of === of),
  );
  const scope = found.length > 1 && found.length === figures.length ? 'all' : isMany || isShared ? 'others' : 'named';
  return { scope, figures: figureNames(locale, found) };
}

/** The label and the state of a figure. A label that is the state's name says nothing of the figure: then the general label of the fact. */
export function figureOfState(locale: Locale, label: string, general: string | undefined, row: SourcedFact): SourcedFigure {
  const states: Readonly<Record<string, string>> = messagesFor(locale).forms.options.state;
  const state = states[row.state];
  return label === state && general ? { label: general, of: state, row } : { label, row };
}
