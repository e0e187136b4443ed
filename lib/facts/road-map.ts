import { findFact } from './find-fact.ts';
import type { Situation } from './situation.ts';
import { stateLaws } from './state-laws.ts';
import { type Decision, isFiling } from './which-filing.ts';

/** Steps back to a valid license; their words are in the messages. */
export type RoadStep =
  | 'letter'
  | 'letterMissing'
  | 'askState'
  | 'sendLetter'
  | 'look'
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

type Has = (id: Parameters<typeof findFact>[0]) => boolean;

const isDui = ({ cause }: Situation): boolean => cause === 'dui' || cause === 'dui-again';

/** First deadlines, which run while the visitor reads. */
function urgentSteps(situation: Situation, has: Has): RoadStep[] {
  const { cause } = situation;
  if (cause === 'lapse' && has('letterAnswerDays')) return ['answerLetter'];
  if (isDui(situation) && has('duiReviewDays')) return ['hearing'];
  if (cause.startsWith('ticket') && has('ticketProofDays')) return ['ticketProof'];
  return cause === 'crash' && has('crashProofDays') ? ['crashProof'] : [];
}

function dutySteps(situation: Situation, { conditions }: Decision): RoadStep[] {
  if (conditions.includes('courtFirst')) return ['court'];
  if (conditions.includes('settleDamage')) return ['settle'];
  return [isDui(situation) ? 'dutiesDui' : 'duties'];
}

function policyStep({ home, car }: Situation, { outcome, conditions }: Decision): RoadStep {
  if (conditions.includes('fr44Elsewhere')) return 'policyFr44';
  if (home === 'other') return 'policyElsewhere';
  if (car === 'no') return 'policyWithoutCar';
  return outcome === 'ask' ? 'policyAsk' : 'policy';
}

function fileStep({ outcome }: Decision): RoadStep {
  if (outcome === 'dl-123') return 'filedForm';
  return isFiling(outcome) ? 'filed' : 'proof';
}

function feeStep({ cause }: Situation, { conditions }: Decision, has: Has): RoadStep {
  if (conditions.includes('noncomplianceFee')) return 'feesNoncompliance';
  if (conditions.includes('uninsuredMotoristFee')) return 'feesUninsured';
  return cause === 'lapse' && has('reinstatementFirst') ? 'feesLapse' : 'fees';
}

function keepSteps({ outcome }: Decision, has: Has): RoadStep[] {
  if (!isFiling(outcome) || outcome === 'dl-123') return ['keepPlain'];
  return [has('lapseReportDays') ? 'keepReported' : 'keep', 'end'];
}

/** The steps from the order to the end of the filing, in order; `day` is YYYY-MM-DD. */
export function roadMap(situation: Situation, decision: Decision, day: string): readonly RoadStep[] {
  const { outcome, state, certainty, conditions } = decision;
  const has: Has = (id) => state !== undefined && findFact(id, state, day) !== undefined;
  const look: RoadStep[] = certainty !== 'named' && stateLaws[state ?? '']?.letters ? ['look'] : [];
  const before = [...urgentSteps(situation, has), ...dutySteps(situation, decision), policyStep(situation, decision)];
  const isSixMonths = conditions.includes('sixMonthPolicy') && has('policyMonths');
  const plan: RoadStep[] = [...(isSixMonths ? (['sixMonths'] as const) : []), ...(conditions.includes('prepaid') ? (['prepaid'] as const) : [])];
  if (outcome === 'ask') return ['askState', ...look, 'sendLetter', ...before, ...plan, feeStep(situation, decision, has), 'confirm'];
  return [
    situation.letter === 'missing' ? 'letterMissing' : 'letter',
    ...look,
    ...before,
    ...plan,
    fileStep(decision),
    feeStep(situation, decision, has),
    'confirm',
    ...keepSteps(decision, has),
  ];
}
