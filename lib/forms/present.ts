import type { Locale } from '../i18n/routing.ts';
import { messagesFor } from '../i18n/messages.ts';
import { insuranceTypes } from '../site/options.ts';
import type { Answer, Answers } from './answers.ts';
import type { Field } from './field.ts';
import { kinds } from './kinds/registry.ts';
import { residence } from './legal.ts';
import { isMaskedForVisitor, maskLines } from './mask.ts';
import { displayTypedPhone } from './phone-number.ts';
import { formById } from './registry.ts';
import { fieldWords } from './words.ts';

export type PresentedAnswer = { field: string; label: string; value: string };

// Moments are for machines; a mail says the time in its own words.
const isShown = (field: Field): boolean => field.kind !== 'moment';

/**
 * Every answer that the visitor gave, in the order of the form, in a language: labels, choices by their words, boxes as
 * yes. `mask`: secrets (EIN, licence, list of VINs) keep only their last four characters; for `visitor`, whose mail may go to a stranger, single
 * VINs too.
 */
export function presentAnswers(lead: { form: string; answers: Answers }, locale: Locale, { mask }: { mask: boolean | 'visitor' }): PresentedAnswer[] {
  const words = fieldWords(locale);
  const { yes, no } = messagesFor(locale).forms.form;
  const isMasked = (field: Field): boolean => (mask === 'visitor' ? isMaskedForVisitor(field) : mask && field.secret === true);
  const read = (field: Field, answer: Answer): string => {
    if (typeof answer === 'boolean') return answer ? yes : no;
    if (typeof answer !== 'string') return answer.map((one) => words.option(field, one)).join(', ');
    if (field.kind === 'choice' || field.kind === 'state') return words.option(field, answer);
    if (field.kind === 'phone') return displayTypedPhone(answer);
    const shown = field.kind === 'flag' || field.kind === 'choices' ? answer : (kinds[field.kind].show?.(answer) ?? answer);
    return isMasked(field) ? maskLines(shown) : shown;
  };
  return formById(lead.form)
    .fields.filter(isShown)
    .flatMap((field) => {
      const answer = lead.answers[field.name];
      if (answer === undefined || answer === '') return [];
      return [{ field: field.name, label: words.label(field), value: read(field, answer) }];
    });
}

const insuranceTypeName = (slug: string | undefined): string | undefined => Object.entries(insuranceTypes).find(([key]) => key === slug)?.[1];

/** What the envelope of a mail and a list of leads need to know of one; `state` is a code such as FL, told by the ZIP code where none was asked. */
export function summarizeLead(lead: { form: string; answers: Answers }): {
  fullName: string;
  email?: string;
  phone?: string;
  state?: string;
  line: string;
} {
  const form = formById(lead.form);
  const read = (...names: string[]): string | undefined => {
    const found = names.map((name) => lead.answers[name]).find((answer) => typeof answer === 'string' && answer !== '');
    return typeof found === 'string' ? found : undefined;
  };
  const fullName = [read('firstName', 'first_name'), read('lastName', 'last_name')].filter(Boolean).join(' ');
  const email = read('email', 'contactEmail', 'client_email');
  const phone = read('phone', 'contactPhone', 'mobile');
  const state = residence(lead.answers);
  return {
    fullName: fullName || (read('fullName', 'full_name', 'name', 'contactName', 'client_name') ?? ''),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(state ? { state } : {}),
    line:
      form.route !== 'send-quote-email' ? form.line : (insuranceTypeName(read('insuranceType')) ?? read('quote_type', 'insurance_type') ?? form.line),
  };
}
