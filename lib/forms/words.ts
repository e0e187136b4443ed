import { messagesFor } from '../i18n/messages.ts';
import type { Locale } from '../i18n/routing.ts';
import { translator } from '../i18n/translator.ts';
import type { Field } from './field.ts';
import type { ProblemCode } from './kinds/kind.ts';

/** Policies are in dollars, written the American way in every language: `10000/20000` is $10,000 / $20,000. */
const dollars = (value: string): string =>
  value
    .split('/')
    .map((amount) => `$${Number(amount).toLocaleString('en-US')}`)
    .join(' / ');

type Words = Readonly<Record<string, string>>;

/** The words of fields in one language: labels, hints, headings, choices and problems. A missing word throws. */
export function fieldWords(locale: Locale) {
  const { labels, hints, groups, options, ownProblems } = messagesFor(locale).forms;
  const t = translator(locale, 'forms.problems');
  const own: Readonly<Record<string, Words | undefined>> = ownProblems;
  const choices: Readonly<Record<string, Words>> = options;
  const read = (words: Words, key: string): string => {
    const word = words[key];
    if (word === undefined) throw new Error(`forms: no word for ${key} in ${locale}`);
    return word;
  };
  const plainLabel = (field: Field): string => read(labels, field.label ?? field.name);
  const label = (field: Field): string => (field.extra ? `${plainLabel(field)} (${field.extra.number})` : plainLabel(field));
  return {
    label,
    /** Without the number of a further vehicle or driver. */
    plainLabel,
    hint: (field: Field): string | undefined => (field.extra ? undefined : (hints as Words)[field.label ?? field.name]),
    group: (name: string): string => read(groups, name),
    /** The choices of a field by value, in the order of its definition. */
    option: (field: Field, value: string): string => {
      if (field.money) return dollars(value);
      // A key of the messages has no dots.
      return read(choices[field.kind === 'state' ? 'state' : (field.words ?? field.name)] ?? {}, value.replaceAll('.', '_'));
    },
    /** `{rows}` stays in the text of a list, for whoever knows the answer to fill: see `wrongVins`. */
    problem: (code: ProblemCode, fieldLabel: string): string => t(code, { label: fieldLabel, rows: '{rows}' }),
    /** Messages that one field has of its own, instead of the general ones. */
    ownProblems: (field: Field): { problems?: Words } => (own[field.name] ? { problems: own[field.name] } : {}),
  };
}
