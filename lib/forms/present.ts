import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { insuranceTypes } from '#lib/site/options.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { timeOfDay } from '#lib/site/office-hours.ts';
import type { FieldValue, FieldValues } from './field-values.ts';
import type { Field, FieldKind } from './form-definition.ts';
import { kinds } from './kinds/registry.ts';
import { residence } from './legal.ts';
import { isSensitive, maskLines } from './mask.ts';
import { displayTypedPhone } from './phone-number.ts';
import { findForm, formById } from './registry.ts';
import { fieldWords } from './words.ts';

export type PresentedValue = { field: string; label: string; value: string };

const isoDay = /^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])$/;

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d/;

function formatTime(value: string, locale: Locale): string {
  return timeOfDay(new Date(`1970-01-01T${value.slice(0, 5)}Z`), siteLanguages[locale].clock).replaceAll('\u00a0', ' ');
}

const fieldsWithOptionNames = ['resource', 'insuranceType', 'insurance_type', 'current_carrier', 'type', 'quote_type'];

function nameOf(value: string, locale: Locale): string {
  const { downloads, forms } = messagesFor(locale);
  const titles = Object.fromEntries(Object.entries(forms.selector).flatMap(([id, words]) => (typeof words === 'string' ? [] : [[id, words.title]])));
  const lists: readonly Readonly<Record<string, string>>[] = [downloads.names, titles, forms.options.insuranceType, forms.options.currentInsurance];
  const form = findForm(value);
  const name = form?.quoteType ?? value;
  const list = lists.find((names) => Object.hasOwn(names, name));
  return list?.[name] ?? form?.subjectLabel ?? value;
}

const isShown = (field: Field): boolean => field.kind !== 'timestamp';

/**
 * `mask`: secrets show their last four characters; `visitor`, whose mail may go to a wrong address, also masks a VIN in a field of its own. `numbered`: labels of
 * further drivers and the like end with their number; default: true.
 */
type PresentOptions = { mask: boolean | 'visitor'; numbered?: boolean };

/** The filled fields of a lead in the order of the form, in one language. */
export function presentValues(
  lead: { form: string; values: FieldValues },
  locale: Locale,
  { mask, numbered = true }: PresentOptions,
): PresentedValue[] {
  const words = fieldWords(locale);
  const { yes, no } = messagesFor(locale).forms.form;
  const isMasked = (field: Field): boolean => (mask === 'visitor' ? isSensitive(field) : mask && field.secret === true);
  const formatValue = (field: Field, value: FieldValue): string => {
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value !== 'string') return value.map((choice) => words.option(field, choice)).join(', ');
    if (field.kind === 'choice' || field.kind === 'state') return words.option(field, value);
    if (field.kind === 'phone') return displayTypedPhone(value);
    if (field.kind === 'time' && clock.test(value)) return formatTime(value, locale);
    if ((field.kind === 'date' || field.kind === 'text') && isoDay.test(value)) return longDay(locale, value).replaceAll('\u00a0', ' ');
    if (fieldsWithOptionNames.includes(field.name)) return nameOf(value, locale);
    const shown = field.kind === 'flag' || field.kind === 'choices' ? value : (kinds[field.kind].show?.(value, regionalLocale(locale)) ?? value);
    return isMasked(field) ? maskLines(shown) : shown;
  };
  return formById(lead.form)
    .fields.filter(isShown)
    .flatMap((field) => {
      const value = lead.values[field.name];
      if (value === undefined || value === '') return [];
      return [{ field: field.name, label: numbered ? words.label(field) : words.plainLabel(field), value: formatValue(field, value) }];
    });
}

const insuranceTypeName = (slug: string | undefined): string | undefined => Object.entries(insuranceTypes).find(([key]) => key === slug)?.[1];

// Outside clients write any text; ids of our own forms become their subject label.
const labelOf = (named: string | undefined): string | undefined =>
  named === undefined ? undefined : (findForm(named)?.subjectLabel ?? insuranceTypeName(named) ?? named);

/** Name, contact, state code and subject label of a lead, for mail headers and lists. The state is that of the ZIP code where none was asked. */
export function summarizeLead(lead: { form: string; values: FieldValues }): {
  fullName: string;
  email?: string;
  phone?: string;
  state?: string;
  subjectLabel: string;
} {
  const form = formById(lead.form);
  const firstFilled = (...names: string[]): string | undefined => {
    const found = names.map((name) => lead.values[name]).find((value) => typeof value === 'string' && value !== '');
    return typeof found === 'string' ? found : undefined;
  };
  const fullName = [firstFilled('firstName', 'first_name'), firstFilled('lastName', 'last_name')].filter(Boolean).join(' ');
  const email = firstFilled('email', 'contactEmail', 'client_email');
  const phone = firstFilled('phone', 'contactPhone', 'mobile');
  const state = residence(lead.values);
  return {
    fullName: fullName || (firstFilled('fullName', 'full_name', 'name', 'contactName', 'client_name') ?? ''),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(state ? { state } : {}),
    subjectLabel:
      form.route !== 'send-quote-email'
        ? form.subjectLabel
        : (insuranceTypeName(firstFilled('insuranceType')) ?? labelOf(firstFilled('quote_type', 'insurance_type')) ?? form.subjectLabel),
  };
}

/** The kind of insurance that a lead names, as it was posted; undefined when it says no more than the form. */
export function subjectOf(lead: { form: string; values: FieldValues }): string | undefined {
  if (summarizeLead(lead).subjectLabel === formById(lead.form).subjectLabel) return undefined;
  const named = ['insuranceType', 'quote_type', 'insurance_type'].map((name) => lead.values[name]);
  return named.filter((value) => typeof value === 'string').find(Boolean);
}

/** The name of a posted kind of insurance; the posted text when it is unknown. */
export const subjectName = nameOf;

const termKinds: readonly FieldKind[] = ['choice', 'choices', 'flag', 'number', 'year', 'vin', 'vins', 'ein', 'usdot', 'license'];
const termTexts = ['otherLimits', 'currentLimits', 'commodities', 'priorClaims', 'lapseDetails', 'certificateHolderName'];
const plainGroups = ['agreement', 'message', 'submission'];
const plainNames = ['hasDifferentMailingAddress', 'preferredLanguage', 'deliveryPreference', 'authorization'];

/** Whether a field holds terms of a policy; names and addresses need no translation. */
function isTerm({ kind, name, group }: Field): boolean {
  if (plainGroups.includes(group) || plainNames.includes(name)) return false;
  return termKinds.includes(kind) || termTexts.includes(name);
}

/** Amounts differ in their format only. */
const isAmount = (text: string): boolean => /^[US$\d.,/\s]+$/.test(text);

const both = (first: string, second: string): string => (first === second ? first : `${first} · ${second}`);

/**
 * `presentValues` with labels and choices in two languages where they differ. Policies are in English: visitors see the term of their policy, and
 * staff see what the visitor read.
 */
export function presentBilingual(
  lead: { form: string; values: FieldValues },
  [first, second]: readonly [Locale, Locale],
  options: PresentOptions,
): PresentedValue[] {
  const rows = presentValues(lead, first, options);
  if (first === second) return rows;
  const fields = new Map(formById(lead.form).fields.map((field) => [field.name, field]));
  const others = new Map(presentValues(lead, second, options).map((row) => [row.field, row]));
  return rows.map((row) => {
    const [field, other] = [fields.get(row.field), others.get(row.field)];
    if (!field || !other || !isTerm(field)) return row;
    const isChosen = (field.kind === 'choice' || field.kind === 'choices') && !isAmount(row.value);
    return { ...row, label: both(row.label, other.label), value: isChosen ? both(row.value, other.value) : row.value };
  });
}

export type ReplyWays = 'all' | 'phone' | 'email';

export function replyWays(lead: { form: string; values: FieldValues }): ReplyWays {
  const { email, phone } = summarizeLead(lead);
  if (email && !phone) return 'email';
  return phone && !email ? 'phone' : 'all';
}
