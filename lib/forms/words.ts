import { dollarFormat } from '#lib/facts/dollar-format.ts';
import { filingRows } from '#lib/facts/filings.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { listStates, statesWhere } from '#lib/i18n/state-arguments.ts';
import { agency } from '#lib/site/agency.ts';
import { zoneName } from '#lib/site/wall-clock.ts';
import type { Field } from './form-definition.ts';
import type { ProblemCode } from './kinds/kind.ts';

/** `10000/20000` is $10,000 / $20,000. */
const dollars = (value: string, locale: Locale): string =>
  value
    .split('/')
    .map((amount) => dollarFormat(regionalLocale(locale)).format(Number(amount)))
    .join(' / ');

/** The agency's states with this filing, or all states with it where the agency serves none. */
function filingStates(locale: Locale, filing: string): string {
  const served = statesWhere(({ filings }) => filings.some((id) => id === filing));
  const all = filingRows.filter(({ filings }) => filings.some((id) => id === filing)).map(({ state }) => state);
  return listStates(locale, served.length > 0 ? served : all);
}

type Words = Readonly<Record<string, string>>;

export function fieldWords(locale: Locale) {
  const { forms, secondStep } = messagesFor(locale);
  const { groups, ownProblems } = forms;
  const labels = { ...secondStep.labels, ...forms.labels };
  const hints = { ...secondStep.hints, ...forms.hints };
  const options = { ...secondStep.options, ...forms.options };
  const t = translator(locale, 'forms.problems');
  const fieldProblems: Readonly<Record<string, Words | undefined>> = ownProblems;
  const fieldHints: Readonly<Record<string, string | undefined>> = hints;
  const choices: Readonly<Record<string, Words>> = options;
  const wordOf = (words: Words, key: string): string => {
    const word = words[key];
    if (word === undefined) throw new Error(`forms: no word for ${key} in ${locale}`);
    return word;
  };
  const withZone = (text: string): string => text.replace('{zone}', zoneName(agency.timeZone));
  const plainLabel = (field: Field): string => withZone(wordOf(labels, field.label ?? field.name));
  const label = (field: Field): string => {
    const number = (field.extra ?? field.row)?.number;
    return number === undefined ? plainLabel(field) : `${plainLabel(field)} (${number})`;
  };
  return {
    label,
    plainLabel,
    hint: (field: Field): string | undefined => (field.extra ? undefined : fieldHints[field.label ?? field.name]),
    group: (name: string): string => wordOf(groups, name),
    option: (field: Field, value: string): string => {
      if (field.money) return dollars(value, locale);
      // Keys of messages have no dots.
      const word = wordOf(choices[field.kind === 'state' ? 'state' : (field.optionsKey ?? field.name)] ?? {}, value.replaceAll('.', '_'));
      return word.replace('{states}', () => filingStates(locale, value));
    },
    /** Keeps `{rows}`, which `respond.ts` replaces with the list of invalid VINs. */
    problem: (code: ProblemCode, fieldLabel: string): string => t(code, { label: fieldLabel, rows: '{rows}' }),
    /** The messages of problems that are worded for this field alone. */
    problemsOf: (field: Field): { problems?: Words } => {
      const problems = fieldProblems[field.name];
      return problems ? { problems: Object.fromEntries(Object.entries(problems).map(([code, text]) => [code, withZone(text)])) } : {};
    },
  };
}
