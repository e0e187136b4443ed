import type { Messages } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';

export type FilingWords = Messages['filing'];
export type QuestionName = keyof FilingWords['questions'];
export type Question = { name: QuestionName; kind: 'select' | 'radio'; legend: string; choices: readonly { value: string; label: string }[] };

/** Everything the questions and the answer need in one language, ready to travel to the browser. */
export type FinderView = {
  locale: Locale;
  questions: readonly Question[];
  words: Pick<
    FilingWords,
    | 'finder'
    | 'filings'
    | 'headings'
    | 'about'
    | 'notes'
    | 'facts'
    | 'terms'
    | 'sources'
    | 'office'
    | 'next'
    | 'steps'
    | 'stepDates'
    | 'end'
    | 'quote'
  >;
  /** Names of the states that we serve, by code. */
  states: Readonly<Record<string, string>>;
  agency: { agencyName: string; phone: string; textPhone: string; stateCount: number; mailHost: string };
  /** Path of the page that shows the quote form alone, in the visitor's language. */
  quotePath: string;
  /** Id of the form that stands on the same page, if one does. */
  formId: string | undefined;
};
