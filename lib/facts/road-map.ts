import { findFact } from './find-fact.ts';
import type { Situation } from './situation.ts';
import type { Decision } from './which-filing.ts';

/** Steps back to a valid license; their words are in the messages. */
export type RoadStep =
  | 'letter'
  | 'letterMissing'
  | 'askState'
  | 'sendLetter'
  | 'dutiesDui'
  | 'duties'
  | 'policy'
  | 'policyWithoutCar'
  | 'policyElsewhere'
  | 'prepaid'
  | 'filed'
  | 'filedForm'
  | 'proof'
  | 'feesLapse'
  | 'fees'
  | 'confirm'
  | 'keep'
  | 'keepPlain'
  | 'keepReported'
  | 'end';

function policyStep({ home, car }: Situation): RoadStep {
  if (home === 'other') return 'policyElsewhere';
  return car === 'yes' ? 'policy' : 'policyWithoutCar';
}

function filedStep({ outcome }: Decision): RoadStep {
  if (outcome === 'none') return 'proof';
  return outcome === 'dl-123' ? 'filedForm' : 'filed';
}

function keepStep({ outcome, state }: Decision, day: string): RoadStep {
  if (outcome === 'none') return 'keepPlain';
  return state && findFact('lapseReportDays', state, day) ? 'keepReported' : 'keep';
}

/** The steps from the order to the end of the filing, in order; `day` is YYYY-MM-DD. */
export function roadMap(situation: Situation, decision: Decision, day: string): readonly RoadStep[] {
  const { cause, letter } = situation;
  const { outcome, state } = decision;
  const duties = cause === 'dui' ? 'dutiesDui' : 'duties';
  if (outcome === 'ask') return ['askState', 'sendLetter', duties, policyStep(situation), 'confirm'];
  const hasFee = cause === 'uninsured' && state && findFact('reinstatementFirst', state, day);
  const isPrepaid = outcome === 'sr-22a' && findFact('sr22PrepaidMonths', 'GA', day);
  return [
    letter === 'missing' ? 'letterMissing' : 'letter',
    duties,
    policyStep(situation),
    ...(isPrepaid ? (['prepaid'] as const) : []),
    filedStep(decision),
    hasFee ? 'feesLapse' : 'fees',
    'confirm',
    keepStep(decision, day),
    ...(outcome === 'none' ? [] : (['end'] as const)),
  ];
}
