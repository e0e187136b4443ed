import { certificateSheet } from '#lib/documents/certificate-sheet.ts';
import type { FieldValue, FieldValues } from '#lib/forms/field-values.ts';
import type { Field, FormDefinition } from '#lib/forms/form-definition.ts';
import { formById, forms } from '#lib/forms/registry.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { locales } from '#lib/i18n/routing.ts';
import type { Mail } from '#lib/leads/deliver/mail/mail.ts';
import { staffMail } from '#lib/leads/deliver/mail/staff.ts';
import { visitorMail } from '#lib/leads/deliver/mail/visitor.ts';
import { downloads } from '#lib/site/downloads.ts';
import { carriers, insuranceTypes } from '#lib/site/options.ts';
import { createdAt, mailSettings, sampleLead } from './sample-lead.ts';

const texts: Partial<Record<Field['kind'], string>> = {
  date: '2026-11-23',
  time: '14:30',
  email: 'ana@visitor.example',
  phone: '305 555 0142',
  number: '250000',
  year: '2019',
  zip: '33131',
  state: 'FL',
  name: 'Ana',
  timestamp: '2026-11-20T10:00:00Z',
};
const slugs: Readonly<Record<string, readonly string[]>> = {
  resource: downloads.map(({ id }) => id),
  insuranceType: Object.keys(insuranceTypes),
  insurance_type: [...Object.keys(insuranceTypes), ...carriers],
  current_carrier: carriers,
  quote_type: forms.map(({ id }) => id).filter((id) => /^(?:personal|commercial|home)/.test(id)),
  policy_expiration: ['2026-11-23'],
};

const valuesOf = (field: Field): readonly string[] => field.options ?? slugs[field.name] ?? [];

/** Values for every field; the n-th choice of each list. */
function sampleValues(form: FormDefinition, n: number): FieldValues {
  const valueFor = (field: Field): FieldValue => {
    if (field.kind === 'flag') return true;
    const values = valuesOf(field);
    if (field.kind === 'choices') return values;
    return values[n % values.length] ?? texts[field.kind] ?? 'typed';
  };
  return Object.fromEntries(form.fields.filter(({ kind }) => kind !== 'file').map((field) => [field.name, valueFor(field)]));
}

const payloads = ['home-payload', 'typed-payload', 'smart-payload'].map(formById);
const cases = [...forms, ...payloads].flatMap((form) => {
  const maxValues = Math.max(1, ...form.fields.map((field) => valuesOf(field).length));
  return locales.map((locale) => [form.id, locale, form, maxValues] as const);
});

/** Whether a value is written for machines: a slug, or an amount such as `250k`. */
const isMachineName = (value: string) => /[a-z\d]-[a-z]|[a-z]-\d|^[\d.]+[km]$|\d\/\d|\d\+$|_/.test(value);

function machineWords(text: string, form: FormDefinition): string[] {
  const tokens = text.split(/[\s,;()·]+/);
  const names = form.fields.flatMap((field) => valuesOf(field).filter((value) => isMachineName(value) && !isShownAsStored(field, value)));
  return [...new Set(names)].filter((name) => tokens.includes(name));
}

/** Choices whose words are their stored value, such as an amount. */
function isShownAsStored(field: Field, value: string): boolean {
  return field.options !== undefined && locales.some((locale) => fieldWords(locale).option(field, value) === value);
}

/** Subject and text of a mail without addresses. */
function readableParts(mail: Mail | undefined): string[] {
  return mail ? [mail.subject, ...mail.text.replace(/(?:https?|mailto):\S+/g, '').split('\n')] : [];
}

test.each(cases)('the mails of %s in %s contain readable words, days and times only', (_id, locale, form, maxValues) => {
  const machineTime = /\d{4}-\d{2}-\d{2}|14:30/;
  const machineValue = /: (?:none|other|yes|no|es|en|true|false|FL)$/;
  for (let n = 0; n < maxValues; n += 1) {
    const lead = { ...sampleLead({ form: form.id, locale }), values: sampleValues(form, n) };
    const mails = [staffMail(lead, 'id', mailSettings), visitorMail(lead, 'id', mailSettings, createdAt)];
    const lines = mails.flatMap(readableParts);
    expect(machineWords(lines.join('\n'), form)).toEqual([]);
    expect(lines.filter((line) => machineTime.test(line) || machineValue.test(line))).toEqual([]);
  }
});

test('formats days and times for each language', () => {
  const read = (locale: (typeof locales)[number]) =>
    visitorMail({ ...sampleLead({ form: 'coi', locale }), values: sampleValues(formById('coi'), 0) }, 'id', mailSettings, createdAt)?.text ?? '';
  for (const text of ['November 23, 2026', '2:30 PM']) expect(read('en')).toContain(text);
  for (const text of ['23 de noviembre de 2026', '2:30 p. m.']) expect(read('es')).toContain(text);
  for (const text of ['23 de novembro de 2026', '14h30']) expect(read('pt')).toContain(text);
});

test('the certificate sheet contains readable values only', () => {
  const form = formById('coi');
  const { blocks, subtitle } = certificateSheet({ form: 'coi', reference: 'K7PM4RTX', createdAt, values: sampleValues(form, 0) });
  const read = `${subtitle} ${blocks.flatMap((block) => (block.kind === 'rows' ? block.rows.map(({ label, value }) => `${label}: ${value}`) : [])).join('\n')}`;
  expect(machineWords(read, form)).toEqual([]);
  expect(read).not.toMatch(/\d{4}-\d{2}-\d{2}|14:30/);
});
