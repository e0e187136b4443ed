import { monthsAfter } from './day.ts';
import type { RoadStep } from './road-map.ts';
import type { Term } from './term.ts';

/** When a step is due (YYYY-MM-DD). */
export type StepDate = { when: 'by' | 'on' | 'from'; date: string } | { when: 'between'; from: string; to: string };

/** Usual end, earliest end and reminder day of a filing that starts on `start`; undefined when that is no day. */
export function endingDays({ years, earliestMonths }: Term, start: string): { end: string; early?: string; remindOn: string } | undefined {
  const end = monthsAfter(start, years * 12);
  if (!end) return undefined;
  const early = earliestMonths === undefined ? undefined : monthsAfter(start, earliestMonths);
  return { end, ...(early ? { early } : {}), remindOn: early ?? end };
}

/**
 * The date of a step when the start of the term is known. Steps that restore the license come before a reinstatement, and after a suspension or a
 * letter.
 */
export function stepDate(step: RoadStep, term: Term, start: string): StepDate | undefined {
  const days = endingDays(term, start);
  if (!days) return undefined;
  const isReinstated = term.from === 'reinstatement';
  if (step === 'end') return days.early ? { when: 'between', from: days.early, to: days.end } : { when: 'on', date: days.end };
  if (step === 'keep' || step === 'keepReported' || step === 'keepPlain') return { when: 'between', from: start, to: days.end };
  if (step === 'confirm') return { when: isReinstated ? 'on' : 'from', date: start };
  return { when: isReinstated ? 'by' : 'from', date: start };
}
