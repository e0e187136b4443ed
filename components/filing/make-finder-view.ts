import { causes, letters } from '#lib/facts/situation.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOf } from '#lib/site/find-page.ts';
import { stateCodes } from '#lib/site/states.ts';
import { fill } from './fact-texts.ts';
import type { FilingWords, FinderView, Question, QuestionName } from './finder-view.ts';

type Choices = Question['choices'];

const choices = (values: readonly string[], words: Readonly<Record<string, string>>): Choices =>
  values.map((value) => ({ value, label: words[value] ?? value }));

function questionsOf(words: FilingWords, states: Readonly<Record<string, string>>): Question[] {
  const places = choices(agency.states, states);
  // An order may come from a state that the agency does not serve: its rules are known all the same.
  const orderedBy = choices([...new Set([...agency.states, ...stateCodes])], states);
  const other = choices(['other'], words.places);
  const ask = (name: QuestionName, kind: Question['kind'], own: Choices): Question => ({ name, kind, legend: words.questions[name], choices: own });
  return [
    ask('home', 'select', [...places, ...other]),
    ask('ordered', 'select', [...orderedBy, ...other, ...choices(['unsure'], words.places)]),
    ask('cause', 'radio', choices(causes, words.causes)),
    ask('car', 'radio', choices(['yes', 'no'], words.cars)),
    ask('letter', 'radio', choices(letters, words.letters)),
  ];
}

/** The five questions and the words of every answer, for the page whose form is `formId`. */
export function makeFinderView(locale: Locale, formId?: string): FinderView {
  const { filing, forms } = messagesFor(locale);
  const { finder, filings, headings, about, notes, facts, terms, sources, office, next, steps, stepDates, end, quote } = filing;
  const states = forms.options.state;
  const { agencyName, phone, textPhone, stateCount } = messageArguments(locale);
  const licensed = new Intl.ListFormat(regionalLocale(locale)).format(choices(agency.states, states).map(({ label }) => label));
  return {
    locale,
    questions: questionsOf(filing, states),
    words: {
      ...{ finder, filings, headings, about, notes, facts, terms, sources, office, next, steps, stepDates, end },
      quote: { ...quote, unlicensed: fill(quote.unlicensed, { states: licensed }) },
    },
    states,
    agency: { agencyName, phone, textPhone, stateCount, mailHost: agency.email.split('@')[1] ?? '' },
    quotePath: localePath(locale, pageOf('get-quote').path),
    formId,
  };
}
