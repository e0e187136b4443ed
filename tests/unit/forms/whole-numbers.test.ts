import { checkValues } from '#lib/forms/check-values.ts';
import { expandExtras } from '#components/forms/expand-extras.ts';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { homeownersDetails } from '#lib/forms/second-step/homeowners.ts';
import { knownSecondSteps } from '#lib/forms/second-step/known-second-steps.ts';
import { forms } from '#lib/forms/registry.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { locales } from '#lib/i18n/routing.ts';

const amounts = ['homeValue', 'coverageAmount', 'rebuildingCost', 'payroll', 'cargoLimit', 'cargoLimitAmount', 'umbrellaAmount', 'currentPremium'];
const cases = forms.flatMap((form) =>
  form.fields.filter(({ kind }) => kind === 'number').map((field) => ({ id: form.id, name: field.name, form, field })),
);

const codeOf = ({ form, name, field: asked }: (typeof cases)[number], value: string) => {
  // The field's own condition comes last, so that it overrides the others.
  const shown = [...form.fields, asked].filter(({ showIf }) => showIf);
  const conditionValues = Object.fromEntries(shown.map(({ showIf }) => [showIf?.field ?? '', showIf?.is[0] ?? '']));
  const checked = checkValues(form, { ...conditionValues, [name]: value });
  return checked.status === 'invalid' ? checked.problems.find(({ field }) => field === name)?.code : undefined;
};

test('covers every amount of money', () => {
  expect(cases.length).toBeGreaterThan(20);
  expect(new Set(cases.filter(({ field }) => field.money).map(({ name }) => name))).toEqual(new Set(amounts));
});

test.each(cases)('$id, $name: accepts cents only for an amount of money', (testCase) => {
  const isAmount = amounts.includes(testCase.name);
  for (const whole of ['3', '250']) expect([whole, codeOf(testCase, whole)]).toEqual([whole, undefined]);
  for (const fraction of ['1.5', '.5', '0.5']) {
    const expected = isAmount && fraction !== '.5' ? undefined : isAmount ? 'number' : 'whole';
    expect([fraction, codeOf(testCase, fraction)]).toEqual([fraction, expected]);
  }
  expect(codeOf(testCase, '1,5')).toBe(isAmount ? 'number' : 'whole');
  expect(codeOf(testCase, 'x')).toBe('number');
});

test.each(locales)('has the same message and a fitting keyboard in the browser, in %s', (locale) => {
  const words = fieldWords(locale);
  for (const { form, field } of cases) {
    const view = expandExtras(makeFormView(form, locale));
    expect(view.problems.whole).toContain('{label}');
    expect(words.problem('whole', words.label(field))).toContain(words.label(field));
    const shown = view.groups.flatMap(({ fields }) => fields).find(({ name }) => name === field.name);
    expect([field.name, shown?.decimals ?? false]).toEqual([field.name, amounts.includes(field.name)]);
  }
});

test.each([
  ['stories', 'two', 'number'],
  ['stories', '2.5', 'whole'],
  ['stories', '100', 'too_long'],
  ['fireStationMiles', '2,5', 'number'],
])('%s of %s is refused as %s', (name, value, code) => {
  expect(checkValues(homeownersDetails, { [name]: value })).toEqual({ status: 'invalid', problems: [{ field: name, code }] });
});

test.each(locales)('shows how a fraction is typed, in %s', (locale) => {
  const fields = knownSecondSteps.flatMap((form) => form.fields.filter(({ decimals }) => decimals));
  expect(fields.length).toBeGreaterThan(3);
  const words = fieldWords(locale);
  for (const field of fields) {
    const message = words.problemsOf(field).problems?.number;
    expect(message?.startsWith(`${words.label(field)}: `)).toBe(true);
    expect(message).toMatch(/\b\d\.\d\b/);
  }
});

test.each(locales)('asks for a percentage from 0 to 100, with or without its sign, in %s', (locale) => {
  const words = fieldWords(locale);
  const shares = knownSecondSteps.flatMap((form) => form.fields.flatMap((field) => (field.percent ? [{ form, field }] : [])));
  expect(new Set(shares.map(({ field }) => field.label ?? field.name)).size).toBe(4);
  for (const { form, field } of shares) {
    for (const share of ['0', '100', '50 %']) expect(checkValues(form, { [field.name]: share }).status).toBe('valid');
    expect(checkValues(form, { [field.name]: '150' })).toEqual({ status: 'invalid', problems: [{ field: field.name, code: 'number' }] });
    expect(words.problemsOf(field).problems?.number).toContain('100');
  }
});
