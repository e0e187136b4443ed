import { buildPayload } from '#lib/forms/payload.ts';
import { presentValues } from '#lib/forms/present.ts';
import { formById } from '#lib/forms/registry.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import { personalAutoValues } from '#tests/support/forms/sample-values.ts';

const second = { vehicleYear2: '2021', vehicleMake2: 'Ford', vehicleModel2: 'F-150', vinNumber2: '1ftfw1e5xmfa00001' };
const checkAuto = (posted: Record<string, unknown>, id = 'personal-auto') => checkValues(formById(id), { ...personalAutoValues, ...posted });
const codesOf = (posted: Record<string, unknown>, id?: string) => {
  const checked = checkAuto(posted, id);
  return checked.status === 'valid' ? {} : Object.fromEntries(checked.problems.map(({ field, code }) => [field, code]));
};
const commercial = { businessName: 'Duarte Haulage', hasNoEin: 'yes' };

describe.each([
  ['personal-auto', {}],
  ['commercial-auto', commercial],
])('further vehicles and drivers of %s', (id, ownValues) => {
  it('are ignored while they are empty', () => {
    const checked = checkAuto({ ...ownValues, vehicleYear2: '', vehicleMake6: ' ', driverName3: '' }, id);
    expect(checked.status === 'valid' && Object.keys(checked.values).filter((name) => /\d$/.test(name))).toEqual([]);
  });

  it.each([2, 6])('are required like the first once one field is filled: %i', (number) => {
    expect(codesOf({ ...ownValues, [`vinNumber${number}`]: '1FTFW1E5XMFA00001' }, id)).toEqual({
      [`vehicleYear${number}`]: 'required',
      [`vehicleMake${number}`]: 'required',
      [`vehicleModel${number}`]: 'required',
    });
    expect(codesOf({ ...ownValues, [`driverAge${number}`]: '19' }, id)).toEqual({ [`driverName${number}`]: 'required' });
  });

  it('are validated like the first', () => {
    expect(codesOf({ ...ownValues, ...second, vehicleYear2: '1850', vinNumber2: 'x'.repeat(18) }, id)).toEqual({
      vehicleYear2: 'year',
      vinNumber2: 'too_long',
    });
    expect(codesOf({ ...ownValues, driverName2: '🙂', driverAge2: 'old' }, id)).toEqual({ driverName2: 'name', driverAge2: 'number' });
  });
});

describe('a lead with two vehicles and two drivers', () => {
  const checked = checkAuto({ ...second, driverName2: 'Bia Duarte', driverAge2: 19, driverStatus2: 'suspended' });
  const values = checked.status === 'valid' ? checked.values : {};
  const payload = (given: object) => buildPayload({ reference: 'BCDFGHJK', form: 'personal-auto', locale: 'en', values: { ...given } });

  it('has the payload of one vehicle, with the others in two of its fields', () => {
    const { coverage_needed, coverage_details, ...rest } = payload(values);
    const { coverage_needed: _, coverage_details: __, ...plain } = payload(personalAutoValues);
    expect(rest).toEqual(plain);
    expect(coverage_needed).toContain('Vehicle 2: 2021 Ford F-150; VIN 2: 1FTFW1E5XMFA00001; Driver 2: Bia Duarte, age 19, suspended');
    expect(JSON.parse(String(coverage_details))).toMatchObject({ ...second, vinNumber2: '1FTFW1E5XMFA00001', driverName2: 'Bia Duarte' });
  });

  it('lists each with its number in the mail', () => {
    const shown = presentValues({ form: 'personal-auto', values }, 'es', { mask: true });
    expect(shown).toContainEqual({ field: 'vehicleMake2', label: 'Marca del vehículo (2)', value: 'Ford' });
    expect(shown).toContainEqual(expect.objectContaining({ field: 'driverStatus2', value: 'Suspendida' }));
  });

  it('masks the license of a commercial driver', () => {
    const kept = checkAuto({ ...commercial, driverName2: 'Bia', driverLicense2: 'D123-456' }, 'commercial-auto');
    const shown = presentValues({ form: 'commercial-auto', values: kept.status === 'valid' ? kept.values : {} }, 'en', { mask: true });
    expect(shown).toContainEqual(expect.objectContaining({ field: 'driverLicense2', value: '••••-456' }));
  });
});
