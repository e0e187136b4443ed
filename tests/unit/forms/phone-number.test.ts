import { getExampleNumber, getCountries } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { externalHomeForm, externalSmartForm, externalLineQuoteForm } from '#lib/forms/external-forms.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import { showPhone } from '#lib/forms/kinds/show-phone.ts';
import { phone } from '#lib/forms/kinds/registry.ts';
import { displayTypedPhone, parsePhoneNumber } from '#lib/forms/phone-number.ts';
import { forms } from '#lib/forms/registry.ts';

const problemOf = (typed: string) => phone.problem?.(phone.normalize(typed), { name: 'phone', kind: 'phone', group: '' });

const callable: [typed: string, e164: string, shown: string][] = [
  ['3055550123', '+13055550123', '(305) 555-0123'],
  ['(305) 555-0166', '+13055550166', '(305) 555-0166'],
  ['1-305-555-0199', '+13055550199', '(305) 555-0199'],
  ['+1 305 555 0142', '+13055550142', '(305) 555-0142'],
  ['305.555.0123 ext 4', '+13055550123', '(305) 555-0123 ext. 4'],
  ['305 555 0123 (cell)', '+13055550123', '(305) 555-0123'],
  ['3055550123 or 7865550111', '+13055550123', '(305) 555-0123'],
  ['787 555 0123', '+17875550123', '(787) 555-0123'],
  ['1-800-555-0142', '+18005550142', '(800) 555-0142'],
  ['+55 (11) 91234-5678', '+5511912345678', '+55 11 91234 5678'],
  ['+52 55 1234 5678', '+525512345678', '+52 55 1234 5678'],
  ['011 55 11 91234-5678', '+5511912345678', '+55 11 91234 5678'],
  ['0055 11 91234 5678', '+5511912345678', '+55 11 91234 5678'],
];

const uncallable = [
  '5550199',
  '305555019',
  '0'.repeat(20),
  '30555501990',
  '(555) 123-4567',
  '305 155 0123',
  '999 555 0123',
  '1234567890',
  '310-1234',
  '+1 555 0100',
  '+55 11 9123',
  '55 11 91234-5678',
  '+999 12345678',
  'call me',
];

test.each(callable)('%s can be called', (typed, e164, shown) => {
  expect(parsePhoneNumber(typed)).toMatchObject({ e164, shown });
  expect(problemOf(typed)).toBeUndefined();
});

test.each([
  ['3055550123', '(305) 555-0123'],
  ['1-305-555-0199', '(305) 555-0199'],
  ['305.555.0123 x4', '(305) 555-0123 ext. 4'],
  ['011 55 11 91234-5678', '+55 11 91234 5678'],
  ['0055 11 91234 5678', '+55 11 91234 5678'],
  ['305-555-0123 y 786-555-0111', '305-555-0123 y 786-555-0111'],
  ['305 555 0123 / 0111', '305 555 0123 / 0111'],
  ['305 555 0123 (después de las 5)', '305 555 0123 (después de las 5)'],
  ['305 555 0123 WhatsApp', '305 555 0123 WhatsApp'],
  ['305 555 0123 ext 4, after 5 pm', '305 555 0123 ext 4, after 5 pm'],
])('%s is shown without a loss', (typed, shown) => {
  expect(displayTypedPhone(typed)).toBe(shown);
});

test.each(uncallable)('%s cannot be called', (typed) => {
  expect(parsePhoneNumber(typed)).toBeUndefined();
});

test('rejects short, long and malformed domestic numbers in the browser', () => {
  expect(['5550199', '305555019', '0'.repeat(20), '30555501990', '305 155 0123', '1234567890', '+1 555 0100'].map(problemOf)).toEqual(
    Array(7).fill('phone'),
  );
});

test('accepts in the browser every number that the server accepts', () => {
  const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);
  expect(numbers.length).toBeGreaterThan(200);
  const typed = numbers.flatMap((number) => [number.number, number.formatInternational(), `011 ${number.number.slice(1)}`]);
  expect(typed.filter((text) => parsePhoneNumber(text) && problemOf(text) !== undefined)).toEqual([]);
});

test('shows a domestic number as the site writes it, and any other as it was typed', () => {
  expect(['3055550142', '+1 305 555 0142', '305/555.0142', '1-305-555-0142'].map(showPhone)).toEqual(Array(4).fill('(305) 555-0142'));
  const others = ['+46 8 123 456 78', '011 46 8 123 45', '305 555 0142 ext. 4', '555-0142'];
  expect(others.map(showPhone)).toEqual(others);
});

const fields = [...forms, externalHomeForm, externalLineQuoteForm, externalSmartForm].flatMap((form) =>
  form.fields
    .filter(({ kind }) => kind === 'phone')
    .map(({ name, showIf }) => ({ form, name, conditionValues: showIf ? { [showIf.field]: showIf.is[0] } : {} })),
);

test.each(fields)('$form.id rejects a $name that cannot be called', ({ form, name, conditionValues }) => {
  const codeOf = (typed: string) => {
    const checked = checkValues(form, { ...conditionValues, [name]: typed });
    return checked.status === 'invalid' ? checked.problems.filter(({ field }) => field === name).map(({ code }) => code) : [];
  };
  expect(uncallable.map(codeOf)).toEqual(uncallable.map(() => ['phone']));
  expect(callable.flatMap(([typed]) => codeOf(typed))).toEqual([]);
});
