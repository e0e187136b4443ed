import { stepDate } from '#lib/facts/step-dates.ts';
import type { ReinstatementStep } from '#lib/facts/reinstatement-steps.ts';
import type { Term } from '#lib/facts/term.ts';
import { factTexts, fill } from './fact-texts.ts';
import type { FinderView } from './finder-view.ts';

/** The date of a step; undefined until the start of the term is known. */
export function stepDateText({ words, locale }: FinderView, step: ReinstatementStep, term: Term, termStart: string): string | undefined {
  const found = stepDate(step, term, termStart);
  if (!found) return undefined;
  const { date } = factTexts(locale, words);
  const days = found.when === 'between' ? { from: date(found.from), to: date(found.to) } : { date: date(found.date) };
  return fill(words.stepDates[found.when], days);
}
