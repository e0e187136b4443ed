import { acordList } from '#lib/forms/acord.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import { knownSecondSteps } from '#lib/forms/second-step/known-second-steps.ts';
import { secondStepOf } from '#lib/forms/line-of-lead.ts';
import { withAskedSteps } from '#lib/forms/second-step/second-step-form.ts';
import { personalAutoDetails } from '#lib/forms/second-step/personal-auto.ts';
import type { FieldValues } from '#lib/forms/field-values.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { openFieldsByHeading } from '#lib/forms/second-step/detail-sections.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { condoLead, ownerOperatorLead, painterLead, restaurantLead } from '#tests/support/forms/detailed-business-leads.ts';
import { filingLead, houseLead } from '#tests/support/forms/detailed-personal-leads.ts';

describe.each(knownSecondSteps.map((form) => [form.id, form] as const))('%s', (_id, form) => {
  test('has words for every field, choice and step in every language', () => {
    for (const locale of locales) {
      const words = fieldWords(locale);
      for (const field of form.fields) {
        expect(words.plainLabel(field)).toMatch(/\S/);
        for (const option of field.options ?? []) expect(words.option(field, option)).toMatch(/\S/);
      }
      const { titles, leads, rows } = messagesFor(locale).secondStep;
      for (const { id } of form.detailSteps)
        expect([Object.keys(titles), Object.keys(leads)]).toEqual([expect.arrayContaining([id]), expect.arrayContaining([id])]);
      expect(form.fields.filter(({ row }) => row && rows[row.of].add.trim() === '')).toEqual([]);
    }
  });

  test('names each field once and requires none', () => {
    const names = form.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(checkValues(form, { state: 'FL' })).toEqual({ status: 'valid', values: {} });
  });
});

test.each([
  ['personal-auto', {}, 'personal-auto-details'],
  ['home', {}, 'personal-auto-details'],
  ['auto-wizard', {}, 'personal-auto-details'],
  ['commercial-auto', {}, 'commercial-auto-details'],
  ['commercial-property', {}, 'commercial-property-details'],
  ['homeowners', {}, 'homeowners-details'],
  ['smart-quote', { insuranceType: 'workers-compensation' }, 'workers-compensation-details'],
  ['smart-quote', { insuranceType: 'trucking-insurance' }, 'commercial-auto-details'],
  ['smart-payload', { insurance_type: 'Workers Compensation' }, 'workers-compensation-details'],
  ['smart-payload', { insurance_type: 'Commercial Auto/Fleet' }, 'commercial-auto-details'],
  ['home-payload', { insurance_type: 'geico' }, 'personal-auto-details'],
  ['smart-quote', { insuranceType: 'general-liability' }, 'general-liability-details'],
  ['contact', { inquiryType: 'personal-auto-insurance' }, undefined],
  ['newsletter', {}, undefined],
])('%s with %j continues with %s', (form, values, id) => {
  expect(secondStepOf({ form, values })?.id).toBe(id);
});

test('checks limits against the state and the filing of the lead', () => {
  const [form] = knownSecondSteps;
  if (!form) throw new Error('no form');
  expect(checkValues(form, { zipCode: '33131', filingNeeded: 'fr-44', bodily_injury: '25000/50000', driverBirthDate2: '1990-02-30' })).toEqual({
    status: 'invalid',
    problems: [
      { field: 'driverBirthDate2', code: 'date' },
      { field: 'bodily_injury', code: 'below_minimum' },
    ],
  });
});

test('places every field on the ACORD applications of its line', () => {
  for (const form of knownSecondSteps) {
    const values = Object.fromEntries(form.fields.map(({ name }) => [name, 'x']));
    const placed =
      acordList({ form: form.id, values })
        ?.rows.map(({ value }) => value)
        .join(', ') ?? '';
    const words = fieldWords('en');
    expect(form.fields.map(words.plainLabel).filter((label) => !placed.includes(label))).toEqual([]);
  }
});

test('places payroll and owners of a first form on the application for workers’ compensation', () => {
  const rows = acordList({ form: 'workers-compensation', values: { payroll: '250000', ownersCovered: 'yes' } })?.rows;
  expect(rows?.map(({ label }) => label)).toEqual(['Rating: estimated annual remuneration', 'Individuals included or excluded']);
});

test.each([
  ['personal auto with an FR-44', filingLead, 'personal-auto-details'],
  ['commercial auto', ownerOperatorLead, 'commercial-auto-details'],
  ['commercial property', condoLead, 'commercial-property-details'],
  ['workers’ compensation', restaurantLead, 'workers-compensation-details'],
  ['homeowners', houseLead, 'homeowners-details'],
  ['general liability', painterLead, 'general-liability-details'],
])('accepts a complete second step of %s and leaves no field open', (_line, { first, steps }, id) => {
  const form = knownSecondSteps.find((known) => known.id === id);
  if (!form) throw new Error(`no form ${id}`);
  const values: FieldValues = Object.assign({}, first, ...Object.values(steps));
  expect(checkValues(form, values)).toMatchObject({ status: 'valid' });
  expect(openFieldsByHeading(form, values)).toEqual([]);
});

test('asks a visitor without a car for no vehicles', () => {
  const steps = (values: FieldValues) => withAskedSteps(personalAutoDetails, values).detailSteps.map(({ id }) => id);
  expect(steps({ ownsNoCar: true })).toEqual(['filing', 'drivers', 'coverage', 'history']);
  expect(steps({ ownsNoCar: false })).toEqual(['filing', 'drivers', 'vehicles', 'coverage', 'damage', 'history']);
  expect(steps({})).toHaveLength(6);
});
