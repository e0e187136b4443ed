import { dollarFormat } from '#lib/facts/dollar-format.ts';
import { filingFacts } from '#lib/facts/filings.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { listStates, statesWhere } from '#lib/i18n/state-arguments.ts';
import { agency } from '#lib/site/agency.ts';
import { zoneName } from '#lib/site/wall-clock.ts';
import type { Field, FormDefinition } from './form-definition.ts';
import type { ProblemCode } from './kinds/kind.ts';
import { problemMessage } from './problem-message.ts';
import { findForm } from './registry.ts';

/** `marketing` is the recorded text: offer and terms. The form shows `marketingOffer` beside the box and `marketingTerms` folded. */
type ConsentText = {
  id: 'quote-2' | 'request-4' | 'mail-3' | 'newsletter-4';
  replyConsent: string;
  marketing: string;
  marketingOffer: string;
  marketingTerms: string;
};

/** The chat's form asks for a quote, too. */
const asksForQuote = ({ id, kind }: FormDefinition): boolean => kind === 'quote' || id === 'chat';

const cache = new Map<string, ConsentText>();

function wordingOf(form: string): ConsentText['id'] {
  const definition = findForm(form);
  if (definition?.kind === 'newsletter') return 'newsletter-4';
  if (definition?.fields.some(({ kind }) => kind === 'phone') === false) return 'mail-3';
  return definition && asksForQuote(definition) ? 'quote-2' : 'request-4';
}

function makeText(locale: Locale, id: ConsentText['id']): ConsentText {
  const t = translator(locale, 'forms.consent');
  const seller = agency.legalName;
  const marketing = (offer: string, terms: string) => ({ marketing: `${offer} ${terms}`, marketingOffer: offer, marketingTerms: terms });
  const byMail = marketing(t('offerMail', { seller }), t('termsMail'));
  if (id === 'newsletter-4') return { id, replyConsent: t('replyNewsletter', { seller }), ...byMail };
  if (id === 'mail-3') return { id, replyConsent: t('replyMail', { seller }), ...byMail };
  // A quote comes with the notice about consumer reports.
  const reply = t('reply', { seller });
  return { id, replyConsent: id === 'quote-2' ? `${reply} ${t('reports')}` : reply, ...marketing(t('offer', { seller }), t('terms')) };
}

/** The consent text of a form in one language. `id` changes with every change of the wording, so that the evidence names the text that was shown. */
export function consentText(form: string, locale: Locale): ConsentText {
  const id = wordingOf(form);
  const key = `${locale} ${id}`;
  const text = cache.get(key) ?? makeText(locale, id);
  cache.set(key, text);
  return text;
}

/** `10000/20000` is $10,000 / $20,000. */
const dollars = (value: string, locale: Locale): string =>
  value
    .split('/')
    .map((amount) => dollarFormat(regionalLocale(locale)).format(Number(amount)))
    .join(' / ');

/** The agency's states with this filing, or all states with it where the agency serves none. */
function filingStates(locale: Locale, filing: string): string {
  const served = statesWhere(({ filings }) => filings.some((id) => id === filing));
  const all = filingFacts.filter(({ filings }) => filings.some((id) => id === filing)).map(({ state }) => state);
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
    problem: (code: ProblemCode, fieldLabel: string): string => problemMessage(t(code, { label: '{label}', rows: '{rows}' }), fieldLabel),
    /** The messages of problems that are worded for this field alone. */
    problemsOf: (field: Field): { problems?: Words } => {
      const problems = fieldProblems[field.row ? (field.label ?? field.name) : field.name];
      const worded = (text: string): string => withZone(text).replace('{label}', () => label(field));
      return problems ? { problems: Object.fromEntries(Object.entries(problems).map(([code, text]) => [code, worded(text)])) } : {};
    },
  };
}
