import { filingIds, filingsFor } from '#lib/facts/filings.ts';
import { limitsFor } from '#lib/facts/limits.ts';
import { residence } from '#lib/forms/legal.ts';
import { agencyDay } from '#lib/site/agency-day.ts';
import { formById } from '#lib/forms/registry.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import { agency } from '#lib/site/agency.ts';

const wizard = formById('auto-wizard');
const zips: Record<string, string> = {
  FL: '33131',
  GA: '30301',
  AL: '35203',
  SC: '29201',
  NC: '27601',
  TN: '37201',
  KY: '40202',
  VA: '23219',
  MS: '39201',
  LA: '70112',
};
const visitor = { firstName: 'Ana', lastName: 'Lima', phone: '305 555 0100' };
const codesOf = (posted: Record<string, unknown>) => {
  const checked = checkValues(wizard, { ...visitor, ...posted });
  return checked.status === 'valid' ? {} : Object.fromEntries(checked.problems.map(({ field, code }) => [field, code]));
};
const cases = agency.states.flatMap((state) => filingIds.map((filing) => [state, filing] as const));

describe('legal choices', () => {
  it('takes the chosen state, else that of the ZIP code', () => {
    expect(residence({ state: 'GA', zipCode: '33131' })).toBe('GA');
    for (const [state, zipCode] of Object.entries(zips)) expect(residence({ zipCode })).toBe(state);
    expect(residence({ zipCode: '331' })).toBeUndefined();
  });

  it.each(cases.filter(([state, filing]) => !filingsFor(state).includes(filing)))('%s has no filing %s', (state, filing) => {
    expect(codesOf({ zipCode: zips[state], filingNeeded: filing })).toEqual({ filingNeeded: 'filing_state' });
  });

  it.each(cases.filter(([state, filing]) => filingsFor(state).includes(filing)))(
    'rejects limits below the minimum in %s with filing %s',
    (state, filing) => {
      const posted = { zipCode: zips[state], filingNeeded: filing };
      const minimum = limitsFor(state, filing, agencyDay());
      expect(codesOf({ ...posted, bodily_injury: '250000/500000', property_damage: '100000' })).toEqual({});
      const isLow = { body: (minimum?.perPerson ?? 0) > 10_000 || (minimum?.perCrash ?? 0) > 20_000, property: (minimum?.property ?? 0) > 10_000 };
      expect(minimum).toBeDefined();
      expect(codesOf({ ...posted, bodily_injury: '10000/20000', property_damage: '10000' })).toEqual({
        ...(isLow.body ? { bodily_injury: 'below_minimum' } : {}),
        ...(isLow.property ? { property_damage: 'below_minimum' } : {}),
      });
    },
  );

  it('asks about PIP only where the law has it', () => {
    const kept = (zipCode?: string) => {
      const checked = checkValues(wizard, { ...visitor, zipCode, pip_deductible: '500', bodily_injury: '100000/300000', property_damage: '50000' });
      return checked.status === 'valid' && 'pip_deductible' in checked.values;
    };
    expect(kept(zips.FL)).toBe(true);
    expect(kept(zips.KY)).toBe(true);
    expect(kept(zips.GA)).toBe(false);
  });

  it('requires an e-mail address or a phone number', () => {
    expect(codesOf({ zipCode: '33131', phone: '' })).toEqual({ email: 'required', phone: 'required' });
    expect(codesOf({ zipCode: '33131', phone: '', email: 'a@b.co' })).toEqual({});
  });
});

it('rejects a limit that is sold only for a filing, without calling it too low', () => {
  const limits = { bodily_injury: '100000/200000', property_damage: '100000' };
  for (const zipCode of [zips.GA, zips.NC]) expect(codesOf({ ...limits, zipCode })).toEqual({ bodily_injury: 'not_sold' });
  expect(codesOf({ ...limits, zipCode: zips.VA, filingNeeded: 'none' })).toEqual({ bodily_injury: 'not_sold' });
  expect(codesOf({ ...limits, zipCode: zips.VA, filingNeeded: 'fr-44' })).toEqual({});
  expect(codesOf({ ...limits, zipCode: zips.FL, filingNeeded: 'fr-44' })).toEqual({ bodily_injury: 'below_minimum' });
});
