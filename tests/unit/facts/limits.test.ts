import { filingIds, filingsFor } from '#lib/facts/filings.ts';
import { bodilyInjuryOptions, limitsFor, pipFor, propertyDamageOptions } from '#lib/facts/limits.ts';
import { agency } from '#lib/site/agency.ts';

const today = '2026-11-20';

const minimums: Record<string, readonly [number, number, number]> = {
  FL: [10, 20, 10],
  GA: [25, 50, 25],
  AL: [25, 50, 25],
  SC: [25, 50, 25],
  NC: [50, 100, 50],
  TN: [25, 50, 25],
  KY: [25, 50, 25],
  VA: [50, 100, 25],
  MS: [25, 50, 25],
  LA: [15, 30, 25],
};

const offered: Record<string, readonly string[]> = {
  FL: ['sr-22', 'fr-44'],
  GA: ['sr-22a'],
  AL: ['sr-22'],
  SC: ['sr-22'],
  NC: ['dl-123'],
  TN: ['sr-22'],
  KY: [],
  VA: ['sr-22', 'fr-44'],
  MS: ['sr-22'],
  LA: ['sr-22'],
};

const limitsText = (state: string, filing: string, day = today, orderedBy?: string) => {
  const limits = limitsFor(state, filing, day, orderedBy);
  return limits && [limits.perPerson / 1000, limits.perCrash / 1000, limits.property / 1000].join('/');
};

/** Limits that a filing raises above the minimum of the state. */
const raised: Record<string, string> = {
  'FL fr-44': '100/300/50',
  'VA fr-44': '100/200/50',
  'VA fr-44-other-state': '100/300/50',
  'FL fr-44-other-state': '100/200/50',
};

function expected(state: string, filing: string): string | undefined {
  const minimum = minimums[state] ?? [0, 0, 0];
  if (!filingsFor(state).some((id) => id === filing)) return undefined;
  const raisedLimits = raised[`${state} ${filing}`];
  if (raisedLimits) return raisedLimits;
  if (filing === 'fr-44-other-state') return '100/300/50';
  if (filing === 'sr-22-other-state') {
    const others = state === 'VA' ? [25, 50, 25] : [50, 100, 25];
    return minimum.map((value, index) => Math.max(value, others[index] ?? 0)).join('/');
  }
  return minimum.join('/');
}

const cases = agency.states.flatMap((state) => ['', ...filingIds].map((filing) => [state, filing] as const));

const known = cases.filter(([state, filing]) => filing === '' || filingsFor(state).some((id) => id === filing));
const unknown = cases.filter((entry) => !known.includes(entry));

describe.each(known)('%s with filing "%s"', (state, filing) => {
  const limits = limitsFor(state, filing, today);

  test('has the legal limits', () => {
    expect(limitsText(state, filing)).toBe(filing === '' ? minimums[state]?.join('/') : expected(state, filing));
  });

  test('names the fact behind each limit', () => {
    const sourced = { value: expect.any(Number), source: { url: expect.any(String), readOn: expect.any(String) } };
    expect(limits?.facts).toMatchObject({ perPerson: sourced, perCrash: sourced, property: sourced });
    expect(Object.values(limits?.facts ?? {}).map(({ value }) => value)).toEqual([limits?.perPerson, limits?.perCrash, limits?.property]);
    expect(limits?.setBy).toBe(limitsText(state, filing) === minimums[state]?.join('/') ? 'minimum' : 'filing');
  });

  test('offers the lowest limit first and none below', () => {
    const injury = bodilyInjuryOptions(state, filing, today).map((limit) => limit.split('/').map(Number));
    const property = propertyDamageOptions(state, filing, today).map(Number);
    expect(injury[0]).toEqual([limits?.perPerson, limits?.perCrash]);
    expect(property[0]).toBe(limits?.property);
    expect(injury.filter(([person = 0, crash = 0]) => person < (limits?.perPerson ?? 0) || crash < (limits?.perCrash ?? 0))).toEqual([]);
    expect(property.filter((limit) => limit < (limits?.property ?? 0))).toEqual([]);
  });
});

test.each(unknown)('%s offers no limits for filing "%s", which it does not have', (state, filing) => {
  expect(limitsFor(state, filing, today)).toBeUndefined();
  expect([...bodilyInjuryOptions(state, filing, today), ...propertyDamageOptions(state, filing, today)]).toEqual([]);
});

test.each(agency.states)('%s offers its own filings, the choices "none" and "not sure", and filings ordered by other states', (state) => {
  expect(filingsFor(state)).toEqual(['none', ...(offered[state] ?? []), 'sr-22-other-state', 'fr-44-other-state', 'not-sure']);
});

test('changes limits on the first day of a new law', () => {
  expect(limitsText('VA', 'none', '2024-12-31')).toBeUndefined();
  expect(limitsText('VA', 'none', '2025-01-01')).toBe('50/100/25');
  expect(limitsText('VA', 'fr-44', '2024-12-31')).toBeUndefined();
  expect(limitsText('VA', 'fr-44', '2025-01-01')).toBe('100/200/50');
  expect(limitsText('NC', 'dl-123', '2025-06-30')).toBeUndefined();
  expect(limitsText('NC', 'dl-123', '2025-07-01')).toBe('50/100/50');
  expect(limitsText('FL', 'fr-44', '2024-12-31')).toBe('100/300/50');
});

test('requires the limits of the state that ordered the filing, never below those of the home state', () => {
  expect(limitsText('GA', 'fr-44-other-state', today, 'FL')).toBe('100/300/50');
  expect(limitsText('GA', 'fr-44-other-state', today, 'VA')).toBe('100/200/50');
  expect(limitsText('KY', 'sr-22-other-state', today, 'VA')).toBe('50/100/25');
  expect(limitsText('KY', 'sr-22-other-state', today, 'TN')).toBe('25/50/25');
  expect(limitsText('FL', 'sr-22-other-state', today, 'GA')).toBe('25/50/25');
  expect(limitsText('NC', 'sr-22-other-state', today, 'LA')).toBe('50/100/50');
  expect(limitsText('GA', 'fr-44-other-state', today, 'TN')).toBe('100/300/50');
});

test('offers the limit of a filing only with that filing', () => {
  expect(bodilyInjuryOptions('VA', 'fr-44', today)).toContain('100000/200000');
  expect(bodilyInjuryOptions('VA', 'none', today)).not.toContain('100000/200000');
  expect(bodilyInjuryOptions('FL', 'none', today)).not.toContain('100000/200000');
});

test('gives no limits and filings for states that are not served', () => {
  expect(limitsFor('TX', 'none', today)).toBeUndefined();
  expect(filingsFor('TX')).toEqual([]);
  expect(bodilyInjuryOptions('TX', 'none', today)).toEqual([]);
});

test('asks for a PIP deductible where the law has PIP: in Florida and Kentucky', () => {
  expect(agency.states.filter((state) => pipFor(state, today))).toEqual(['FL', 'KY']);
  expect(pipFor('FL', today)?.deductibles).toEqual(['0', '250', '500', '1000']);
});
