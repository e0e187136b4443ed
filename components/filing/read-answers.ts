import { type Situation, situationOf } from '#lib/facts/situation.ts';
import type { Question, QuestionName } from './finder-view.ts';

export type ReadAnswers = {
  /** What was chosen by question; empty where nothing on the list was. */
  answers: Readonly<Record<string, string>>;
  missing: readonly QuestionName[];
  /** Undefined while a question is open. */
  situation: Situation | undefined;
};

/** The answers of a form to the questions: what no question offers counts as no answer. */
export function readAnswers(questions: readonly Question[], given: (name: string) => unknown): ReadAnswers {
  const answers = Object.fromEntries(questions.map(({ name, choices }) => [name, choices.find(({ value }) => value === given(name))?.value ?? '']));
  return { answers, missing: questions.map(({ name }) => name).filter((name) => !answers[name]), situation: situationOf(answers) };
}
