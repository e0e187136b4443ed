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

/**
 * The star of a label whose figures all lack an official source, where others beside them have one; the sentence of `Sources` begins with it. One star
 * for each label: a star at each number made the numbers hard to read.
 */
export function starOfLabel(figures: readonly Pick<SourcedFigure, 'row'>[]): (rows: readonly SourcedFact[]) => '*' | '' {
  const isMixed = figures.some(({ row }) => isUnofficial(row)) && figures.some(({ row }) => !isUnofficial(row));
  return (rows) => (isMixed && rows.length > 0 && rows.every(isUnofficial) ? '*' : '');
}

const maxNamed = 3;

/** Where the sentence about figures without an official source stands. */
export type NotePlace = 'below' | 'below-stars' | 'above';

const countLabels = (figures: readonly SourcedFigure[]): number => new Set(figures.map(({ label }) => label)).size;

/**
 * Which figures have no official source: `all`, those that are `starred`, a few by their names, or `others` when they are many or share a name with an
 * official one. Above a table they are named, or the few official ones are (`except`).
 */
export function figuresWithoutOfficialSource(
  locale: Locale,
  figures: readonly SourcedFigure[],
  kind: SourceGroup['kind'],
  place: NotePlace = 'below',
): { scope: string; figures: string } {
  const found = figures.filter(({ row }) => sourceKind(row) === kind);
  const official = figures.filter(({ row }) => sourceKind(row) === 'official');
  const isPartial = found.length < figures.length;
  if (place === 'below-stars' && isPartial) return { scope: 'starred', figures: '' };
  if (place === 'above' && isPartial) {
    const isMost = official.length > 0 && countLabels(official) === 1 && found.length > 3 * official.length;
    return isMost ? { scope: 'except', figures: figureNames(locale, official) } : { scope: 'named', figures: figureNames(locale, found) };
  }
  const isMany = countLabels(found) > maxNamed;
  const isShared = official.some(({ label, of }) => found.some((other) => other.label === label && other.of === of));
  const scope = found.length > 1 && !isPartial ? 'all' : isMany || isShared ? 'others' : 'named';
  return { scope, figures: figureNames(locale, found) };
}

/** The label and the state of a figure. A label that is the state's name says nothing of the figure: then the general label of the fact. */
export function figureOfState(locale: Locale, label: string, general: string | undefined, row: SourcedFact): SourcedFigure {
  const states: Readonly<Record<string, string>> = messagesFor(locale).forms.options.state;
  const state = states[row.state];
  return label === state && general ? { label: general, of: state, row } : { label, row };
}
