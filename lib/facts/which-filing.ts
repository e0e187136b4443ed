import { type FilingId, type FilingRow, filingRowOf, filingRows, type StateFiling } from './filings.ts';
import type { Cause, Letter, Situation } from './situation.ts';

/** The filing that a state usually orders, by cause; `otherwise` for all other causes. `ask`: two filings are possible and only the letter decides. */
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
  /** `none`: the state has no filing. `ask`: only the state or the letter decides. */
  outcome: StateFiling | 'none' | 'ask';
  /** The state of the filing, when served. */
  state?: string;
  /** `named`: by the letter. `usual`: by the state's practice. The others are reasons for uncertainty. */
  certainty: 'named' | 'usual' | 'unnamed' | 'mismatch' | 'elsewhere';
  /** The state's filings with their source. */
  row?: FilingRow;
};

const isNamed = (letter: Letter): letter is StateFiling => letter !== 'unnamed' && letter !== 'missing';

function decided(state: string, outcome: Decision['outcome'], certainty: Decision['certainty']): Decision {
  const row = filingRowOf(state);
  return { outcome, state, certainty, ...(row ? { row } : {}) };
}

/** Georgia's letters may omit the A. */
function namedBy(row: FilingRow, letter: StateFiling): StateFiling | undefined {
  const meant = row.state === 'GA' && letter === 'sr-22' ? 'sr-22a' : letter;
  return row.filings.find((filing) => filing === meant);
}

/** For an unknown state: the letter may name a form that only one state uses. */
function decideElsewhere(letter: Letter, isUnsure: boolean): Decision {
  if (!isNamed(letter)) return { outcome: 'ask', certainty: 'elsewhere' };
  const users = filingRows.filter(({ filings }) => filings.includes(letter));
  const [only] = users;
  if (users.length !== 1 || !only) return { outcome: letter, certainty: 'named' };
  return isUnsure ? decided(only.state, letter, 'named') : { outcome: 'ask', certainty: 'mismatch' };
}

/** The filing that a visitor needs: what the letter names, else the usual one of the state that ordered it. */
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

/** The preset of `filingNeeded` for a resident; undefined for a state that is not served. */
export function formFiling(home: string, { outcome, state }: Decision): FilingId | undefined {
  if (!filingRowOf(home)) return undefined;
  if (outcome === 'none') return 'none';
  if (outcome === 'ask') return 'not-sure';
  if (state === home) return outcome;
  if (outcome === 'dl-123') return 'not-sure';
  return outcome === 'fr-44' ? 'fr-44-other-state' : 'sr-22-other-state';
}
