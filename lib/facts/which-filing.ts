import { type FilingId, type FilingFact, filingRowOf, filingFacts, type StateFiling } from './filings.ts';
import { causesOf, type Letter, type Situation } from './situation.ts';
import type { CaseNote, FilingOutcome, FilingRule } from './state-law.ts';
import { stateLaws } from './state-laws.ts';

export type Decision = {
  outcome: FilingOutcome;
  /** The filing that the letter may name where only the letter decides. */
  likely?: StateFiling;
  /** What the state's rules ask for where the letter names another filing: the letter may have been misread. */
  filingByRules?: StateFiling;
  /** The state of the filing, when served. */
  state?: string;
  /**
   * What the outcome rests on, and the key of the heading in filing.json. `named`: the letter names the filing. `usual`: the state's rules say it. `letter`: only the letter can say it.
   * `mismatch`: the letter names a filing that the state does not use. `elsewhere`: the state is not served, and the letter names no filing.
   */
  basis: 'named' | 'usual' | 'letter' | 'mismatch' | 'elsewhere';
  notes: readonly CaseNote[];
  rule?: FilingRule;
  /** The state's filings with their source. */
  row?: FilingFact;
};

export const isFiling = (outcome: FilingOutcome): outcome is StateFiling => outcome !== 'proof' && outcome !== 'none' && outcome !== 'ask';

const isNamed = (letter: Letter): letter is StateFiling => letter !== 'unnamed' && letter !== 'missing';

/** The rules of a state that fit; several only for a cause that an earlier version of the finder offered. */
function rulesFor(state: string, { cause, car }: Situation): readonly FilingRule[] {
  const causes = causesOf(cause);
  return (stateLaws[state]?.rules ?? []).filter(
    (rule) => rule.causes.some((ruleCause) => causes.includes(ruleCause)) && (rule.cars?.includes(car) ?? true),
  );
}

/** Georgia's letters may write SR-22 for SR-22A. */
function namedBy(row: FilingFact, letter: StateFiling): StateFiling | undefined {
  const named = row.state === 'GA' && letter === 'sr-22' ? 'sr-22a' : letter;
  return row.filings.find((filing) => filing === named);
}

const undetermined = (basis: Decision['basis']): Decision => ({ outcome: 'ask', basis, notes: [] });

/** What a state's rules say without a letter that names a filing. */
function decideByRules(rules: readonly FilingRule[], state: string, row: FilingFact): Decision {
  const [rule, ...others] = rules;
  const likely = rules.map(({ outcome, likely: named }) => (isFiling(outcome) ? outcome : named)).find((filing) => filing !== undefined);
  if (!rule || others.some(({ outcome }) => outcome !== rule.outcome))
    return { ...undetermined('letter'), ...(likely ? { likely } : {}), state, row };
  const { outcome, notes } = rule;
  return {
    outcome,
    ...(rule.likely ? { likely: rule.likely } : {}),
    state,
    basis: outcome === 'ask' ? 'letter' : 'usual',
    notes,
    rule,
    row,
  };
}

/** What the letter names, with the rule of the state that expects it, if there is one. */
function decideByLetter(named: StateFiling, rules: readonly FilingRule[], state: string, row: FilingFact): Decision {
  const rule = rules.find(({ outcome, likely }) => outcome === named || likely === named);
  const filingByRules = rule ? undefined : rules.map(({ outcome }) => outcome).find(isFiling);
  return { outcome: named, state, basis: 'named', notes: rule?.notes ?? [], ...(rule && { rule }), ...(filingByRules && { filingByRules }), row };
}

/** For an unknown state: the letter may name a filing that only one state uses. */
function decideElsewhere(situation: Situation, isUnsure: boolean): Decision {
  const { letter } = situation;
  if (!isNamed(letter)) return undetermined('elsewhere');
  const users = filingFacts.filter(({ filings }) => filings.includes(letter));
  const [only] = users;
  if (users.length !== 1 || !only) return { outcome: letter, basis: 'named', notes: [] };
  return isUnsure ? decideByLetter(letter, rulesFor(only.state, situation), only.state, only) : undetermined('mismatch');
}

function decide(situation: Situation): Decision {
  const { home, ordered, letter } = situation;
  const state = ordered === 'unsure' ? home : ordered;
  const row = filingRowOf(state);
  if (!row) return decideElsewhere(situation, ordered === 'unsure');
  const rules = rulesFor(state, situation);
  if (!isNamed(letter)) return decideByRules(rules, state, row);
  const named = namedBy(row, letter);
  if (named) return decideByLetter(named, rules, state, row);
  return ordered === 'unsure' ? decideElsewhere(situation, true) : { ...undetermined('mismatch'), state, row };
}

/** The filing that a visitor needs: what the letter names, else what the rules of the state that ordered it say. */
export function whichFiling(situation: Situation): Decision {
  const decision = decide(situation);
  const { outcome, likely, state, notes } = decision;
  const isElsewhere = outcome === 'fr-44' && state !== undefined && state !== situation.home;
  const isWithoutCar = situation.car === 'no' && (isFiling(outcome) || likely !== undefined) && !notes.includes('nonOwnerRequired');
  const candidates: readonly [CaseNote, boolean][] = [
    ['prepaid', outcome === 'sr-22a' && !notes.includes('prepaid')],
    ['thirtyDays', outcome === 'dl-123' && !notes.includes('thirtyDays')],
    ['fr44Elsewhere', isElsewhere],
    ['nonOwner', isWithoutCar],
  ];
  const added = candidates.flatMap(([note, applies]) => (applies ? [note] : []));
  // `nonOwnerRequired` applies only to visitors without a car.
  const fitting = notes.filter((note) => note !== 'nonOwnerRequired' || situation.car === 'no');
  return { ...decision, notes: [...fitting, ...added] };
}

/** The preset of `filingNeeded` for a resident; undefined for a state that is not served. */
export function presetFiling(home: string, { outcome, state }: Decision): FilingId | undefined {
  if (!filingRowOf(home)) return undefined;
  if (outcome === 'none' || outcome === 'proof') return 'none';
  if (outcome === 'ask') return 'not-sure';
  if (state === home) return outcome;
  if (outcome === 'dl-123') return 'not-sure';
  return outcome === 'fr-44' ? 'fr-44-other-state' : 'sr-22-other-state';
}
