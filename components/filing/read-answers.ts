import { isFormerCause, type Situation, situationOf } from '#lib/facts/situation.ts';
import type { Question, QuestionName } from './finder-view.ts';

export type ReadAnswers = {
  /** The chosen value by question; empty when it is not one of the choices. */
  answers: Readonly<Record<string, string>>;
  missing: readonly QuestionName[];
  /** Undefined while an answer is missing. */
  situation: Situation | undefined;
};

/** Reads the answers of the form; a value that is neither a present choice nor one of a former form counts as missing. */
export function readAnswers(questions: readonly Question[], given: (name: string) => unknown): ReadAnswers {
  const answerOf = ({ name, choices }: Question): string => {
    const value = given(name);
    if (name === 'cause' && typeof value === 'string' && isFormerCause(value)) return value;
    return choices.find((choice) => choice.value === value)?.value ?? '';
  };
  const answers = Object.fromEntries(questions.map((question) => [question.name, answerOf(question)]));
  return { answers, missing: questions.map(({ name }) => name).filter((name) => !answers[name]), situation: situationOf(answers) };
}
