import type { Provenance } from './fact.ts';
import { facts } from './find-fact.ts';
import { filingFacts } from './filings.ts';
import { licenseLookups } from './license-lookups.ts';
import { stateLaws } from './state-laws.ts';

/** Rows of one state that come from one page, and the day (YYYY-MM-DD) by which it must be read again. */
export type Review = Provenance & { state: string; names: readonly string[] };

type NamedRow = Provenance & { state: string; name: string };

function namedRows(): NamedRow[] {
  const laws = Object.entries(stateLaws);
  return [
    ...facts.map((fact) => ({ ...fact, name: fact.id })),
    ...filingFacts.map((row) => ({ ...row, name: 'filings' })),
    ...laws.flatMap(([, { rules }]) => rules.map((rule) => ({ ...rule, name: rule.causes.join(', ') }))),
    ...laws.flatMap(([, { coverages }]) => coverages.map((row) => ({ ...row, name: `coverage ${row.coverage}` }))),
    ...licenseLookups.map((row) => ({ ...row, name: 'license search' })),
    ...laws.flatMap(([state, { letterNamesSource }]) => (letterNamesSource ? [{ ...letterNamesSource, state, name: 'letters' }] : [])),
  ];
}

/** Everything that must be read again, by day, then state. */
export function reviews(): Review[] {
  const groups = Map.groupBy(namedRows(), ({ state, source, reviewBy }) => `${reviewBy} ${state} ${source.url}`);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, rows]) => {
      const [first] = rows;
      return first
        ? [{ state: first.state, grade: first.grade, source: first.source, reviewBy: first.reviewBy, names: rows.map(({ name }) => name) }]
        : [];
    });
}

/** What was due before `day` (YYYY-MM-DD). */
export function overdue(day: string): Review[] {
  return reviews().filter(({ reviewBy }) => reviewBy < day);
}
