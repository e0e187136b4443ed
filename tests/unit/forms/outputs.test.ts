import { buildPayload, payloadOf } from '#lib/forms/payload.ts';
import { maskSecret } from '#lib/forms/mask.ts';
import { presentValues, summarizeLead } from '#lib/forms/present.ts';
import { formById, forms } from '#lib/forms/registry.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { locales } from '#lib/i18n/routing.ts';
import { homeValues, homePayload, personalAutoValues } from '#tests/support/forms/sample-values.ts';

function checkedValues(id: string, posted: Record<string, unknown>) {
  const checked = checkValues(formById(id), posted);
  if (checked.status !== 'valid') throw new Error(JSON.stringify(checked.problems));
  return checked.values;
}

describe('the payload of the webhook', () => {
  it('has exactly the fields of the home lead', () => {
    const payload = payloadOf(formById('home'), checkedValues('home', { ...homeValues, submittedAt: '2026-11-20T10:00:00Z' }));
    expect(Object.keys(payload)).toEqual(Object.keys(homePayload));
    expect(payload).toMatchObject({ insurance_type: 'geico', current_carrier: 'geico', source: 'website', timestamp: '2026-11-20T10:00:00Z' });
    for (const part of ['2019 Toyota Camry', '33131', 'Núñez & Sons <Hauling>', '12-3456789', 'SR22: No', 'FR44: Yes', '31-60', 'Lost my job']) {
      expect(payload.coverage_details).toContain(part);
    }
  });

  it('relays a home lead of an outside client unchanged', () => {
    const values = checkedValues('home-payload', homePayload);
    expect(buildPayload({ reference: 'X', form: 'home-payload', locale: 'en', values })).toEqual(homePayload);
  });

  it('has id, kind and language of a line’s quote, and its values as JSON', () => {
    const values = checkedValues('personal-auto', {
      ...personalAutoValues,
      sourcePage: 'http://localhost/get-quote',
      submittedAt: '2026-11-20T10:00:00Z',
    });
    const payload = buildPayload({ reference: 'BCDFGHJK', form: 'personal-auto', locale: 'pt', values });
    expect(payload).toMatchObject({
      id: 'BCDFGHJK',
      kind: 'personal-auto',
      locale: 'pt',
      address: '12 Palm Ave, Apt 4, Orlando, FL 32801',
      mailing_address: 'Same as physical address',
      type: 'personal-auto',
      quote_type: 'personal-auto',
      current_carrier: 'None',
      source_page: 'http://localhost/get-quote',
    });
    expect(JSON.parse(String(payload.coverage_details))).toMatchObject(personalAutoValues);
  });
});

describe('values for readers', () => {
  it.each(locales)('shows every value of the home form in %s, with secrets masked', (locale) => {
    const shown = presentValues({ form: 'home', values: checkedValues('home', homeValues) }, locale, { mask: true });
    expect(shown.map(({ field }) => field).sort()).toEqual(Object.keys(homeValues).sort());
    const byField = Object.fromEntries(shown.map(({ field, value }) => [field, value]));
    expect(byField).toMatchObject({ einFein: '••••••6789', phone: '(305) 555-0199', lapseDetails: homeValues.lapseDetails });
    expect(presentValues({ form: 'home', values: checkedValues('home', homeValues) }, locale, { mask: false })).toContainEqual(
      expect.objectContaining({ field: 'einFein', value: '12-3456789' }),
    );
  });

  it.each(forms.flatMap((form) => locales.map((locale) => [form.id, locale] as const)))('has words for every field of %s in %s', (id, locale) => {
    const form = formById(id);
    const values = Object.fromEntries(
      form.fields.map((field) => [field.name, field.kind === 'flag' ? true : field.kind === 'state' ? 'FL' : (field.options?.[0] ?? '1')]),
    );
    const shown = presentValues({ form: id, values }, locale, { mask: true });
    expect(shown.every(({ label, value }) => label.length > 1 && value.length > 0)).toBe(true);
    expect(shown).toHaveLength(form.fields.filter(({ kind }) => kind !== 'timestamp').length);
  });

  it.each(locales)('has a label for every field of every form in %s', (locale) => {
    const payloads = ['home-payload', 'typed-payload', 'smart-payload'].map(formById);
    const fields = [...forms, ...payloads].flatMap((form) => form.fields);
    expect(fields.filter((field) => fieldWords(locale).label(field).length < 2)).toEqual([]);
  });

  it('summarizes a lead for the headers of a mail', () => {
    expect(summarizeLead({ form: 'personal-auto', values: personalAutoValues })).toEqual({
      fullName: 'João Duarte',
      email: 'joao@example.com',
      phone: '305-555-0198',
      state: 'FL',
      subjectLabel: 'Personal Auto',
    });
    expect(summarizeLead({ form: 'home-payload', values: homePayload }).fullName).toBe('Ana Silva');
  });

  it('masks a secret of up to four characters whole', () => {
    expect(maskSecret('6789')).toBe('••••');
    expect(maskSecret('12345')).toBe('•2345');
  });
});
