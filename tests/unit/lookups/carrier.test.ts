import { readCarrier } from '#lib/lookups/usdot/carrier.ts';

const carrier = { legalName: 'A CO', ein: 123456789, statusCode: 'A', allowedToOperate: 'N', bipdRequiredAmount: '5000', bipdInsuranceOnFile: 'n/a' };

test('amounts in thousands become dollars, and the EIN stays out', () => {
  const read = readCarrier({ content: { carrier } }, '7');
  expect(read).toMatchObject({ number: '7', name: 'A CO', active: true, allowedToOperate: false, insurance: { bipdRequired: 5_000_000 } });
  expect(JSON.stringify(read)).not.toMatch(/ein|123456789|bipdOnFile/i);
});

test.each([[{ content: null }], [{ content: [] }], [{ content: { carrier: null } }]])('%j is no carrier', (body) => {
  expect(readCarrier(body, '7')).toBe('none');
});

test('a list with one carrier is that carrier', () => {
  expect(readCarrier({ content: [{ carrier }] }, '7')).toMatchObject({ name: 'A CO' });
});

test.each([[null], ['x'], [{}], [{ content: 'Webkey not found' }], [{ content: { carrier: {} } }]])('%j is no answer', (body) => {
  expect(readCarrier(body, '7')).toBeUndefined();
});
