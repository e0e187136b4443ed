import { today } from './day.ts';
import type { Fact, FactId, SourcedFact } from './fact.ts';
import { facts, findFact } from './find-fact.ts';
import { filingRowOf, type StateFiling } from './filings.ts';
import { type Limits, limitsFor } from './limits.ts';
import type { FilingOutcome } from './state-law.ts';
import { stateLaws } from './state-laws.ts';
import { type Term, termFor } from './term.ts';

/** What a page can show: a single fact, or a group of facts. */
type DisplayName = 'filings' | 'minimum' | 'fr44' | 'sr22Term' | 'fr44Term' | 'afterDui' | FactId;

/** `row`: the row that names the source. */
export type DisplayedFact = { row: SourcedFact } & (
  | { kind: 'filings'; filings: readonly StateFiling[] }
  | { kind: 'outcome'; outcome: FilingOutcome }
  | { kind: 'limits'; limits: Limits }
  | { kind: 'term'; term: Term | undefined }
  | { kind: 'figure'; fact: Fact }
);

const groups: readonly string[] = ['filings', 'minimum', 'fr44', 'sr22Term', 'fr44Term', 'afterDui'];

function isDisplayName(name: string): name is DisplayName {
  return groups.includes(name) || facts.some(({ id }) => id === name);
}

function limitsOf(state: string, filing: 'none' | 'fr-44', day: string): DisplayedFact | undefined {
  const limits = limitsFor(state, filing, day);
  return limits && { kind: 'limits', limits, row: limits.facts.perPerson };
}

/** The term of a filing; undefined when only the state's letter sets it. */
function termOf(state: string, isMeant: (filing: StateFiling) => boolean, day: string): DisplayedFact | undefined {
  const row = filingRowOf(state);
  const filing = row?.filings.find(isMeant);
  const term = filing && termFor(state, filing, day);
  return row && filing && { kind: 'term', term, row: term?.fact ?? row };
}

/** What a state requires after a first DUI. */
function afterDui(state: string): DisplayedFact | undefined {
  const rule = stateLaws[state]?.rules.find(({ causes }) => causes.includes('dui'));
  return rule && { kind: 'outcome', outcome: rule.outcome, row: rule };
}

/**
 * The law in force under a name such as `FL.minimum`, `GA.sr22Term` or `US.truckGeneral`; `day` is YYYY-MM-DD. Undefined when the state has no such
 * rule; throws for an unknown name.
 */
export function displayedFact(reference: string, day = today()): DisplayedFact | undefined {
  const [state = '', name = ''] = reference.split('.');
  if (!isDisplayName(name)) throw new Error(`No fact "${reference}" in lib/facts`);
  if (name === 'filings') {
    const row = filingRowOf(state);
    return row && { kind: 'filings', filings: row.filings, row };
  }
  if (name === 'afterDui') return afterDui(state);
  if (name === 'minimum') return limitsOf(state, 'none', day);
  if (name === 'fr44') return limitsOf(state, 'fr-44', day);
  if (name === 'sr22Term') return termOf(state, (filing) => filing.startsWith('sr-22'), day);
  if (name === 'fr44Term') return termOf(state, (filing) => filing === 'fr-44', day);
  const fact = findFact(name, state, day);
  return fact && { kind: 'figure', fact, row: fact };
}
