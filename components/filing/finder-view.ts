import type { Messages } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { isFormerCause, type Situation, situationOf } from '#lib/facts/situation.ts';

export type FinderChoices = {
  /** The chosen value by question; empty when it is not one of the choices. */
  chosen: Readonly<Record<string, string>>;
  missing: readonly QuestionName[];
  /** Undefined while a choice is missing. */
  situation: Situation | undefined;
};

/** Reads the choices of the form; a value that is neither a choice nor one of an earlier version counts as missing. */
export function readChoices(questions: readonly Question[], given: (name: string) => unknown): FinderChoices {
  const choiceOf = ({ name, choices }: Question): string => {
    const value = given(name);
    if (name === 'cause' && typeof value === 'string' && isFormerCause(value)) return value;
    return choices.find((choice) => choice.value === value)?.value ?? '';
  };
  const chosen = Object.fromEntries(questions.map((question) => [question.name, choiceOf(question)]));
  return { chosen, missing: questions.map(({ name }) => name).filter((name) => !chosen[name]), situation: situationOf(chosen) };
}

export type FilingWords = Messages['filing'];
export type QuestionName = keyof FilingWords['questions'];
export type Question = {
  name: QuestionName;
  kind: 'select' | 'radio';
  legend: string;
  hint?: string;
  choices: readonly { value: string; label: string }[];
};

/** Words and data of the finder in one language, passed to the browser. */
export type FinderView = {
  locale: Locale;
  questions: readonly Question[];
  words: Omit<FilingWords, 'questions' | 'hints' | 'places' | 'causes' | 'cars' | 'letters' | 'table'>;
  states: Readonly<Record<string, string>>;
  agency: { agencyName: string; phone: string; textPhone: string; inStates: string; mailHost: string };
  quotePath: string;
  /** Id of the form on the same page, if there is one. */
  formId: string | undefined;
};
