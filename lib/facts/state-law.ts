import type { Fact, FactId, Provenance, SourcedFact } from './fact.ts';
import type { StateFiling } from './filings.ts';
import type { Car, Cause } from './situation.ts';

/** `proof`: show that you are insured, no filing. `none`: no filing in this case. `ask`: only the letter or the state decides. */
export type FilingOutcome = StateFiling | 'proof' | 'none' | 'ask';

/** What is special in a case; the words are in the messages. */
export type CaseNote =
  | 'sixMonthPolicy'
  | 'letterMayName'
  | 'registration'
  | 'firstTicketWait'
  | 'laterTicketWait'
  | 'prepaid'
  | 'nonOwner'
  | 'nonOwnerRequired'
  | 'nonOwnerToo'
  | 'thirtyDays'
  | 'noncomplianceFee'
  | 'uninsuredMotoristFee'
  | 'settleDamage'
  | 'courtFirst'
  | 'unconfirmed'
  | 'tennesseeTerm'
  | 'fr44Elsewhere';

/** What a state requires for a cause. */
export type FilingRule = SourcedFact & {
  causes: readonly Cause[];
  /** Left out where it makes no difference. */
  cars?: readonly Car[];
  outcome: FilingOutcome;
  /** The filing that the letter may name where only the letter decides. */
  likely?: StateFiling;
  term?: FactId;
  notes: readonly CaseNote[];
};

/** Whether a policy must have a coverage, or an insurer must offer it. */
type CoverageDuty =
  /** The law requires it. */
  | 'compulsory'
  /** Part of the coverage for uninsured motorists. */
  | 'included'
  /** Every policy has it unless the buyer declines it. */
  | 'rejectable'
  /** The same, in a policy with liability for injuries. */
  | 'rejectableWithInjury'
  /** The insurer must offer it; the buyer may decline. */
  | 'offered'
  /** Sold when the buyer asks; the insurer need not offer it. */
  | 'requested'
  /** The buyer may add it; the sources name no duty to offer it. */
  | 'optional';

export type CoverageFact = SourcedFact & { coverage: 'uninsured' | 'underinsured' | 'medical'; duty: CoverageDuty };

/** `letterNamesSource`: where the state publishes the names and numbers of its letters; the names themselves are in the messages. */
export type StateLaw = { facts: readonly Fact[]; rules: readonly FilingRule[]; coverages: readonly CoverageFact[]; letterNamesSource?: Provenance };

type FactExtras = Partial<Pick<Fact, 'from' | 'countedFrom' | 'reviewBy'>>;
type RuleExtras = Partial<Pick<FilingRule, 'cars' | 'likely' | 'term' | 'notes'>>;

/** Functions that write the rows of one state. */
export function lawOf(state: string) {
  return {
    fact: (id: FactId, value: number, unit: Fact['unit'], provenance: Provenance, extras: FactExtras = {}): Fact => ({
      id,
      value,
      unit,
      state,
      from: null,
      to: null,
      ...provenance,
      ...extras,
    }),
    rule: (causes: readonly Cause[], outcome: FilingOutcome, provenance: Provenance, extras: RuleExtras = {}): FilingRule => ({
      state,
      causes,
      outcome,
      notes: [],
      ...provenance,
      ...extras,
    }),
    coverage: (coverage: CoverageFact['coverage'], duty: CoverageFact['duty'], provenance: Provenance): CoverageFact => ({
      state,
      coverage,
      duty,
      ...provenance,
    }),
  };
}
