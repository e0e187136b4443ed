import { askedFields } from '#lib/forms/field-values.ts';
import { formById, forms } from '#lib/forms/registry.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import { homeValues, personalAutoValues } from '#tests/support/forms/sample-values.ts';

const home = formById('home');
const auto = formById('personal-auto');

function problems(posted: Record<string, unknown>, form = home) {
  const checked = checkValues(form, posted);
  return checked.status === 'invalid' ? Object.fromEntries(checked.problems.map(({ field, code }) => [field, code])) : {};
}

describe('required fields', () => {
  it('reports every missing field of the home form, in the order of the form', () => {
    const checked = checkValues(home, {});
    expect(checked.status === 'invalid' && checked.problems.map(({ field }) => field)).toEqual([
      'zipCode',
      'reason',
      'firstName',
      'lastName',
      'phone',
    ]);
  });

  it('treats blanks as missing', () => {
    expect(problems({ ...homeValues, firstName: ' \t ', zipCode: ' ' })).toEqual({ firstName: 'required', zipCode: 'required' });
  });

  it('requires the mailing address only when it differs', () => {
    expect(problems(personalAutoValues, auto)).toEqual({});
    expect(problems({ ...personalAutoValues, hasDifferentMailingAddress: 'on' }, auto)).toEqual({
      mailingAddress: 'required',
      mailingCity: 'required',
      mailingState: 'required',
      mailingZipCode: 'required',
    });
  });

  it('drops values of fields that are not asked', () => {
    const checked = checkValues(auto, { ...personalAutoValues, previousLapse: 'none', lapseDetails: 'left over', mailingCity: 'Miami' });
    expect(checked).toMatchObject({ status: 'valid', values: { previousLapse: 'none' } });
    for (const name of ['lapseDetails', 'mailingCity']) expect(checked).not.toHaveProperty(['values', name]);
  });

  it('requires an EIN, but not of a sole proprietor', () => {
    const form = formById('commercial-auto');
    const posted = { ...personalAutoValues, businessName: 'Duarte Haulage' };
    expect(problems(posted, form)).toEqual({ einFein: 'required' });
    expect(problems({ ...posted, hasNoEin: true }, form)).toEqual({});
  });

  it.each(forms.map((form) => [form.id, form] as const))('every condition of %s names one of its fields', (_, form) => {
    const names = new Set(form.fields.map(({ name }) => name));
    expect(form.fields.flatMap(({ showIf }) => (showIf && !names.has(showIf.field) ? [showIf.field] : []))).toEqual([]);
    expect(names.size).toBe(form.fields.length);
    expect(askedFields(form, {}).length).toBeGreaterThan(1);
  });
});

describe('values of a field', () => {
  it.each([
    ['email', 'nobody', 'email'],
    ['email', 'a b@c.co', 'email'],
    ['email', 'a@b', 'email'],
    ['email', 'a@b.co\r\nBcc: x@y.zz', 'email'],
    ['email', `${'a'.repeat(250)}@b.co`, 'too_long'],
    ['firstName', 'x'.repeat(300), 'too_long'],
    ['firstName', '🚚', 'name'],
    ['firstName', ['Ana'], 'wrong_type'],
    ['firstName', { toString: 'Ana' }, 'wrong_type'],
    ['phone', '12', 'phone'],
    ['zipCode', '3313', 'zip'],
    ['zipCode', '331311', 'too_long'],
    ['zipCode', '3313a', 'zip'],
    ['vehicleYear', '19', 'year'],
    ['vehicleYear', '1899', 'year'],
    ['vinNumber', '1HGCM82633A0043521', 'too_long'],
    ['vinNumber', '1HG*M8', 'vin'],
    ['einFein', '123-45-6789', 'ein_ssn'],
    ['einFein', '12-345', 'ein'],
    ['currentInsurance', 'acme', 'option'],
    ['previousLapse', 'constructor', 'option'],
    ['needsSR22', {}, 'wrong_type'],
  ])('%s: rejects %j as %s', (field, value, code) => {
    expect(problems({ ...homeValues, [field]: value })).toEqual({ [field]: code });
  });

  it.each([
    ['firstName', 'José María', 'José María'],
    ['lastName', "O'Brien-Ñáñez 🚚", "O'Brien-Ñáñez 🚚"],
    ['firstName', 'Ana\r\nBcc: x@y.zz', 'Ana Bcc: x@y.zz'],
    ['firstName', '<b>Ana</b>', '<b>Ana</b>'],
    ['phone', 3055550142, '3055550142'],
    ['vehicleYear', 2019, '2019'],
    ['vinNumber', '1hgcm 82633-a004352', '1HGCM82633A004352'],
    ['einFein', '123456789', '123456789'],
    ['needsSR22', 'on', true],
  ])('%s: stores %j as %j', (field, value, kept) => {
    const checked = checkValues(home, { ...homeValues, [field]: value });
    expect(checked.status === 'valid' && checked.values[field]).toBe(kept);
  });

  it('keeps line breaks', () => {
    const details = '  first\r\nsecond\t<i>';
    const checked = checkValues(home, { ...homeValues, previousLapse: '1-30', lapseDetails: details });
    expect(checked.status === 'valid' && checked.values.lapseDetails).toBe('  first\nsecond\t<i>');
  });

  it('ignores the prototype and unknown names', () => {
    const posted = JSON.parse(`{"__proto__":{"lastName":"Ghost"},"constructor":"x","extra":"y"}`);
    const { lastName: _, ...rest } = homeValues;
    expect(problems(Object.assign(posted, rest))).toEqual({ lastName: 'required' });
    const checked = checkValues(home, { ...homeValues, extra: 'y' });
    expect(checked.status).toBe('valid');
    expect(checked).not.toHaveProperty('values.extra');
  });
});
