import type { Locale } from '#lib/i18n/routing.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import { insuranceTypes } from '#lib/site/options.ts';
import type { FieldValue, FieldValues } from './field-values.ts';
import type { Field } from './field.ts';
import { kinds } from './kinds/registry.ts';
import { residence } from './legal.ts';
import { isSensitive, maskLines } from './mask.ts';
import { displayTypedPhone } from './phone-number.ts';
import { findForm, formById } from './registry.ts';
import { fieldWords } from './words.ts';

export type PresentedAnswer = { field: string; label: string; value: string };

const isoDay = /^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])$/;

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d/;

function clockTime(answer: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(regionalLocale(locale), { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`1970-01-01T${answer.slice(0, 5)}Z`)).replace(/\s/g, ' ');
}

const namedElsewhere = ['resource', 'insuranceType', 'insurance_type', 'current_carrier', 'type', 'quote_type'];

function nameOf(answer: string, locale: Locale): string {
  const { downloads, forms } = messagesFor(locale);
  const titles = Object.fromEntries(Object.entries(forms.selector).flatMap(([id, words]) => (typeof words === 'string' ? [] : [[id, words.title]])));
  const lists: readonly Readonly<Record<string, string>>[] = [downloads.names, titles, forms.options.insuranceType, forms.options.currentInsurance];
  const list = lists.find((names) => Object.hasOwn(names, answer));
  return list?.[answer] ?? answer;
}

const isShown = (field: Field): boolean => field.kind !== 'moment';

/**
 * The filled fields of a lead in the order of the form, in one language. `mask`: secrets show their last four characters; `visitor`, whose mail may
 * go to a wrong address, masks single VINs too.
 */
export function presentAnswers(
  lead: { form: string; answers: FieldValues },
  locale: Locale,
  { mask }: { mask: boolean | 'visitor' },
): PresentedAnswer[] {
  const words = fieldWords(locale);
  const { yes, no } = messagesFor(locale).forms.form;
  const isMasked = (field: Field): boolean => (mask === 'visitor' ? isSensitive(field) : mask && field.secret === true);
  const read = (field: Field, answer: FieldValue): string => {
    if (typeof answer === 'boolean') return answer ? yes : no;
    if (typeof answer !== 'string') return answer.map((choice) => words.option(field, choice)).join(', ');
    if (field.kind === 'choice' || field.kind === 'state') return words.option(field, answer);
    if (field.kind === 'phone') return displayTypedPhone(answer);
    if (field.kind === 'time' && clock.test(answer)) return clockTime(answer, locale);
    if ((field.kind === 'date' || field.kind === 'line') && isoDay.test(answer)) return longDay(locale, answer).replaceAll('\u00a0', ' ');
    if (namedElsewhere.includes(field.name)) return nameOf(answer, locale);
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

// Outside clients write any text; ids of our own forms become their line.
const lineName = (named: string | undefined): string | undefined =>
  named === undefined ? undefined : (findForm(named)?.line ?? insuranceTypeName(named) ?? named);

/** Name, contact, state code and line of a lead, for mail headers and lists. The state is that of the ZIP code where none was asked. */
export function summarizeLead(lead: { form: string; answers: FieldValues }): {
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
      form.route !== 'send-quote-email'
        ? form.line
        : (insuranceTypeName(read('insuranceType')) ?? lineName(read('quote_type', 'insurance_type')) ?? form.line),
  };
}
