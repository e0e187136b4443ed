import type { Messages } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';

export type FilingWords = Messages['filing'];
export type QuestionName = keyof FilingWords['questions'];
export type Question = { name: QuestionName; kind: 'select' | 'radio'; legend: string; choices: readonly { value: string; label: string }[] };

/** Words and data of the finder in one language, passed to the browser. */
export type FinderView = {
  locale: Locale;
  questions: readonly Question[];
  words: Omit<FilingWords, 'questions' | 'places' | 'causes' | 'cars' | 'letters' | 'table'>;
  states: Readonly<Record<string, string>>;
  agency: { agencyName: string; phone: string; textPhone: string; stateCount: number; mailHost: string };
  quotePath: string;
  /** Id of the form on the same page, if there is one. */
  formId: string | undefined;
};
