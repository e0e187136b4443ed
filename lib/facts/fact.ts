import type { FactId } from './fact-id.ts';

export type { FactId } from './fact-id.ts';

/** `official`: the text was read at the state's own address. `secondary`: it was read elsewhere. `derived`: computed from other rows. */
export type Grade = 'official' | 'secondary' | 'derived';

/** A page that was read. `readOn` is YYYY-MM-DD. */
type Source = { url: string; title: string; readOn: string };

/** Where a row comes from, and the day (YYYY-MM-DD) by which it must be read again. */
export type Provenance = { grade: Grade; source: Source; reviewBy: string };

/** `state` is a code, or `US`. If a row is not official, the state's letter takes precedence, except for `business`. */
export type SourcedRow = Provenance & { state: string; topic?: 'business' };

/** The day from which a state counts a term. */
export type CountedFrom = 'reinstatement' | 'suspension' | 'conviction' | 'revocationEnd' | 'issue' | 'letter';

/** A figure of law: state, dates in force, source, and next review. */
export type Fact = SourcedRow & {
  id: FactId;
  value: number;
  unit: 'usd' | 'years' | 'months' | 'days' | 'people' | 'percent' | 'hours' | 'minutes' | 'pounds' | 'seats';
  /** ISO dates; `to` is the last day, null while in force. `from` is null when older than needed. */
  from: string | null;
  to: string | null;
  countedFrom?: CountedFrom;
};
