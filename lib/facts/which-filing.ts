import { type FilingId, type FilingRow, filingRowOf, filingRows, type StateFiling } from './filings.ts';
import type { Cause, Letter, Situation } from './situation.ts';

/**
 * What a state usually asks for, by what happened; `otherwise` for every cause that is not named. `ask`: two filings are
 * possible and only the letter can tell.
 */
type Usual = Partial<Record<Cause, StateFiling | 'ask'>> & { otherwise: StateFiling | 'none' };

const byCause: Usual = { dui: 'fr-44', court: 'ask', otherwise: 'sr-22' };

export const usualFilings: Readonly<Record<string, Usual>> = {
  FL: byCause,
  GA: { otherwise: 'sr-22a' },
  AL: { otherwise: 'sr-22' },
  SC: { otherwise: 'sr-22' },
  NC: { otherwise: 'dl-123' },
  TN: { otherwise: 'sr-22' },
  KY: { otherwise: 'none' },
  VA: byCause,
  MS: { otherwise: 'sr-22' },
  LA: { otherwise: 'sr-22' },
};

export type Decision = {
  /** `none`: the state has no filing. `ask`: only the state or the letter can tell. */
  outcome: StateFiling | 'none' | 'ask';
  /** The state whose filing it is, where it is one of ours. */
  state?: string;
  /** `named`: the letter says so. `usual`: what that state usually asks. The others say why nothing is certain. */
  certainty: 'named' | 'usual' | 'unnamed' | 'mismatch' | 'elsewhere';
  /** The row that says which filings the state has. */
  row?: FilingRow;
};

const isNamed = (letter: Letter): letter is StateFiling => letter !== 'unnamed' && letter !== 'missing';

function decided(state: string, outcome: Decision['outcome'], certainty: Decision['certainty']): Decision {
  const row = filingRowOf(state);
  return { outcome, state, certainty, ...(row ? { row } : {}) };
}

/** Georgia's letters may leave out the A. */
function namedBy(row: FilingRow, letter: StateFiling): StateFiling | undefined {
  const meant = row.state === 'GA' && letter === 'sr-22' ? 'sr-22a' : letter;
  return row.filings.find((filing) => filing === meant);
}

/** A state that we do not know: a letter may still name a form, and one that a single state uses tells the state. */
function decideElsewhere(letter: Letter, isUnsure: boolean): Decision {
  if (!isNamed(letter)) return { outcome: 'ask', certainty: 'elsewhere' };
  const users = filingRows.filter(({ filings }) => filings.includes(letter));
  const [only] = users;
  if (users.length !== 1 || !only) return { outcome: letter, certainty: 'named' };
  return isUnsure ? decided(only.state, letter, 'named') : { outcome: 'ask', certainty: 'mismatch' };
}

/** Which filing a visitor needs: what the letter names, else what the state that ordered it usually asks. */
export function whichFiling({ home, ordered, cause, letter }: Situation): Decision {
  const state = ordered === 'unsure' ? home : ordered;
  const row = filingRowOf(state);
  const usual = usualFilings[state];
  if (!row || !usual) return decideElsewhere(letter, ordered === 'unsure');
  if (isNamed(letter)) {
    const named = namedBy(row, letter);
    if (named) return decided(state, named, 'named');
    return ordered === 'unsure' ? decideElsewhere(letter, true) : decided(state, 'ask', 'mismatch');
  }
  const expected = usual[cause] ?? usual.otherwise;
  return decided(state, expected, expected === 'ask' ? 'unnamed' : 'usual');
}

/** What "filing needed" starts with in the forms of a resident; undefined for a state that we do not serve. */
export function formFiling(home: string, { outcome, state }: Decision): FilingId | undefined {
  if (!filingRowOf(home)) return undefined;
  if (outcome === 'none') return 'none';
  if (outcome === 'ask') return 'not-sure';
  if (state === home) return outcome;
  if (outcome === 'dl-123') return 'not-sure';
  return outcome === 'fr-44' ? 'fr-44-other-state' : 'sr-22-other-state';
}
