import { agency } from '#lib/site/agency.ts';
import { missingEvidence, type Published } from '#lib/site/missing-evidence.ts';

const evidence = { who: 'Ana Lima, client since 2019', seenAt: 'https://www.google.com/maps/reviews/1', consent: '2026-10-02' };
const item = (id: string) => ({ id, evidence });

/** An agency with evidence for each of its claims. */
const real: Published = {
  sample: false,
  npn: '1234567',
  agentInCharge: { name: 'Ana Lima', npn: '7654321' },
  licenses: [{ state: 'FL', number: 'L012345' }],
  staff: [item('lima')],
  carriers: [item('mutual')],
  claims: [item('policies')],
  testimonials: [item('filing')],
};

test('publishes the sample agency as it is', () => {
  expect(missingEvidence(agency)).toEqual([]);
});

test('publishes a real agency with evidence for each entry', () => {
  expect(missingEvidence(real)).toEqual([]);
});

test('refuses the sample reviews, figures, companies and team of an agency that is no sample', () => {
  const missing = missingEvidence({ ...agency, sample: false });
  const entries = [...agency.testimonials, ...agency.claims, ...agency.carriers, ...agency.staff];
  expect(missing.filter((place) => place.includes('.evidence.'))).toHaveLength(3 * entries.length);
  expect(missing).toEqual(
    expect.arrayContaining(['testimonials filing.evidence.who', 'claims policies.evidence.seenAt', 'npn', 'licenses FL.number']),
  );
});

test.each([
  ['nobody to ask', { who: ' ' }, 'who'],
  ['an address that is none', { seenAt: 'our files' }, 'seenAt'],
  ['an address without https', { seenAt: 'http://reviews.agency.org/1' }, 'seenAt'],
  ['a reserved address', { seenAt: 'https://reviews.example.com/1' }, 'seenAt'],
  ['consent without a day', { consent: 'yes' }, 'consent'],
  ['consent on no real day', { consent: '2026-13-40' }, 'consent'],
  ['consent on a day that its month lacks', { consent: '2026-02-30' }, 'consent'],
])('refuses %s', (_, change, part) => {
  const missing = missingEvidence({ ...real, testimonials: [{ id: 'filing', evidence: { ...evidence, ...change } }] });
  expect(missing).toEqual([`testimonials filing.evidence.${part}`]);
});

test.each([
  ['npn', { npn: '' }],
  ['agentInCharge.npn', { agentInCharge: { name: 'Ana Lima', npn: 'SAMPLE-12' } }],
  ['licenses FL.number', { licenses: [{ state: 'FL', number: 'L-SAMPLE-01' }] }],
])('refuses a sample number: %s', (place, change) => {
  expect(missingEvidence({ ...real, ...change })).toEqual([place]);
});
