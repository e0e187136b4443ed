import { cars, causes, letterChoices } from '#lib/facts/situation.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath, regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOf } from '#lib/site/pages.ts';
import { stateCodes } from '#lib/site/states.ts';
import { fill } from './fact-texts.ts';
import type { FilingWords, FinderView, Question, QuestionName } from './finder-view.ts';

type Choices = Question['choices'];

const choicesOf = (values: readonly string[], words: Readonly<Record<string, string>>): Choices =>
  values.map((value) => ({ value, label: words[value] ?? value }));

function questionsOf(words: FilingWords, states: Readonly<Record<string, string>>): Question[] {
  const places = choicesOf(agency.states, states);
  // An order may come from a state that the agency does not serve.
  const orderedBy = choicesOf([...new Set([...agency.states, ...stateCodes])], states);
  const other = choicesOf(['other'], words.places);
  const hints: Readonly<Partial<Record<QuestionName, string>>> = words.hints;
  const question = (name: QuestionName, kind: Question['kind'], choices: Choices): Question => ({
    name,
    kind,
    legend: words.questions[name],
    ...(hints[name] ? { hint: hints[name] } : {}),
    choices,
  });
  return [
    question('home', 'select', [...places, ...other]),
    question('ordered', 'select', [...orderedBy, ...other, ...choicesOf(['unsure'], words.places)]),
    question('cause', 'radio', choicesOf(causes, words.causes)),
    question('car', 'radio', choicesOf(cars, words.cars)),
    question('letter', 'radio', choicesOf(letterChoices, words.letters)),
  ];
}

export function makeFinderView(locale: Locale, formId?: string): FinderView {
  const { filing, forms } = messagesFor(locale);
  const { questions: _q, hints: _h, places: _p, causes: _c, cars: _cars, letters: _l, table: _t, ...words } = filing;
  const states = forms.options.state;
  const { agencyName, phone, textPhone, inStates } = messageArguments(locale);
  const licensed = new Intl.ListFormat(regionalLocale(locale)).format(choicesOf(agency.states, states).map(({ label }) => label));
  return {
    locale,
    questions: questionsOf(filing, states),
    words: { ...words, quote: { ...words.quote, unlicensed: fill(words.quote.unlicensed, { states: licensed }) } },
    states,
    agency: { agencyName, phone, textPhone, inStates, mailHost: agency.email.split('@')[1] ?? '' },
    quotePath: localePath(locale, pageOf('get-quote').path),
    formId,
  };
}
