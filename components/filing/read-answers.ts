import { type Situation, situationOf } from '#lib/facts/situation.ts';
import type { Question, QuestionName } from './finder-view.ts';

export type ReadAnswers = {
  /** The chosen value by question; empty when it is not one of the choices. */
  answers: Readonly<Record<string, string>>;
  missing: readonly QuestionName[];
  /** Undefined while an answer is missing. */
  situation: Situation | undefined;
};

/** Reads the answers of the form; a value that is not a choice counts as missing. */
export function readAnswers(questions: readonly Question[], given: (name: string) => unknown): ReadAnswers {
  const answers = Object.fromEntries(questions.map(({ name, choices }) => [name, choices.find(({ value }) => value === given(name))?.value ?? '']));
  return { answers, missing: questions.map(({ name }) => name).filter((name) => !answers[name]), situation: situationOf(answers) };
}
