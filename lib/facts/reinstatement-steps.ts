import { findFact } from './find-fact.ts';
import type { Situation } from './situation.ts';
import { stateLaws } from './state-laws.ts';
import { type Decision, isFiling } from './which-filing.ts';

/** Steps back to a valid license, by the keys of their words. `findLetter`: find the letter by the name that the state gives it. */
export type ReinstatementStep =
  | 'letter'
  | 'letterMissing'
  | 'askState'
  | 'sendLetter'
  | 'findLetter'
  | 'answerLetter'
  | 'hearing'
  | 'ticketProof'
  | 'crashProof'
  | 'dutiesDui'
  | 'duties'
  | 'settle'
  | 'court'
  | 'policy'
  | 'policyWithoutCar'
  | 'policyAsk'
  | 'policyFr44'
  | 'policyElsewhere'
  | 'sixMonths'
  | 'prepaid'
  | 'filed'
  | 'filedForm'
  | 'proof'
  | 'feesLapse'
  | 'feesNoncompliance'
  | 'feesUninsured'
  | 'fees'
  | 'confirm'
  | 'keep'
  | 'keepPlain'
  | 'keepReported'
  | 'end';

type HasFact = (id: Parameters<typeof findFact>[0]) => boolean;

const isDui = ({ cause }: Situation): boolean => cause === 'dui' || cause === 'dui-again';

/** First deadlines, which run while the visitor reads. */
function urgentSteps(situation: Situation, has: HasFact): ReinstatementStep[] {
  const { cause } = situation;
  if (cause === 'lapse' && has('letterAnswerDays')) return ['answerLetter'];
  if (isDui(situation) && has('duiReviewDays')) return ['hearing'];
  if (cause.startsWith('ticket') && has('ticketProofDays')) return ['ticketProof'];
  return cause === 'crash' && has('crashProofDays') ? ['crashProof'] : [];
}

function dutySteps(situation: Situation, { notes }: Decision): ReinstatementStep[] {
  if (notes.includes('courtFirst')) return ['court'];
  if (notes.includes('settleDamage')) return ['settle'];
  return [isDui(situation) ? 'dutiesDui' : 'duties'];
}

function policyStep({ home, car }: Situation, { outcome, notes }: Decision): ReinstatementStep {
  if (notes.includes('fr44Elsewhere')) return 'policyFr44';
  if (home === 'other') return 'policyElsewhere';
  if (car === 'no') return 'policyWithoutCar';
  return outcome === 'ask' ? 'policyAsk' : 'policy';
}

function fileStep({ outcome }: Decision): ReinstatementStep {
  if (outcome === 'dl-123') return 'filedForm';
  return isFiling(outcome) ? 'filed' : 'proof';
}

function feeStep({ cause }: Situation, { notes }: Decision, has: HasFact): ReinstatementStep {
  if (notes.includes('noncomplianceFee')) return 'feesNoncompliance';
  if (notes.includes('uninsuredMotoristFee')) return 'feesUninsured';
  return cause === 'lapse' && has('reinstatementFirst') ? 'feesLapse' : 'fees';
}

function keepSteps({ outcome }: Decision, has: HasFact): ReinstatementStep[] {
  if (!isFiling(outcome) || outcome === 'dl-123') return ['keepPlain'];
  return [has('lapseReportDays') ? 'keepReported' : 'keep', 'end'];
}

/** The steps from the order to the end of the filing, in order; `day` is YYYY-MM-DD. */
export function reinstatementSteps(situation: Situation, decision: Decision, day: string): readonly ReinstatementStep[] {
  const { outcome, state, basis, notes } = decision;
  const has: HasFact = (id) => state !== undefined && findFact(id, state, day) !== undefined;
  const findLetter: ReinstatementStep[] = basis !== 'named' && stateLaws[state ?? '']?.letterNamesSource ? ['findLetter'] : [];
  const before = [...urgentSteps(situation, has), ...dutySteps(situation, decision), policyStep(situation, decision)];
  const isSixMonths = notes.includes('sixMonthPolicy') && has('policyMonths');
  const plan: ReinstatementStep[] = [...(isSixMonths ? (['sixMonths'] as const) : []), ...(notes.includes('prepaid') ? (['prepaid'] as const) : [])];
  if (outcome === 'ask') return ['askState', ...findLetter, 'sendLetter', ...before, ...plan, feeStep(situation, decision, has), 'confirm'];
  return [
    situation.letter === 'missing' ? 'letterMissing' : 'letter',
    ...findLetter,
    ...before,
    ...plan,
    fileStep(decision),
    feeStep(situation, decision, has),
    'confirm',
    ...keepSteps(decision, has),
  ];
}
