import { monthsAfter } from './day.ts';
import type { ReinstatementStep } from './reinstatement-steps.ts';
import type { Term } from './term.ts';

/** When a step is due (YYYY-MM-DD). */
export type StepDate = { when: 'by' | 'on' | 'from'; date: string } | { when: 'between'; from: string; to: string };

/**
 * The day on which a filing that starts on `start` may end; undefined for an invalid day, and for a term in days: that of a DL-123 is the time in which
 * it must be shown.
 */
export function endingDay({ value, unit }: Term, start: string): string | undefined {
  if (unit === 'days') return undefined;
  return monthsAfter(start, unit === 'years' ? value * 12 : value);
}

/** Whether a step is to keep the filing until the end of its term. */
const isKeepStep = (step: ReinstatementStep): boolean => step === 'keep' || step === 'keepReported' || step === 'keepPlain';

/** The date of a step when the start of the term is known. If it starts at the reinstatement, the steps before are due by that day; if at an earlier day, such as the suspension, all steps come after it. */
export function stepDate(step: ReinstatementStep, term: Term, start: string): StepDate | undefined {
  const end = endingDay(term, start);
  if (!end) return undefined;
  if (step === 'end') return { when: 'on', date: end };
  if (isKeepStep(step)) return { when: 'between', from: start, to: end };
  if (term.countedFrom === 'reinstatement') return { when: step === 'confirm' ? 'on' : 'by', date: start };
  return { when: 'from', date: start };
}
