import { parseCarrier } from '#lib/lookups/usdot/carrier.ts';

const carrier = { legalName: 'A CO', ein: 123456789, statusCode: 'A', allowedToOperate: 'N', bipdRequiredAmount: '5000', bipdInsuranceOnFile: 'n/a' };

test('converts thousands to dollars and leaves out the EIN', () => {
  const parsed = parseCarrier({ content: { carrier } }, '7');
  expect(parsed).toMatchObject({ number: '7', name: 'A CO', active: true, allowedToOperate: false, insurance: { bipdRequired: 5_000_000 } });
  expect(JSON.stringify(parsed)).not.toMatch(/ein|123456789|bipdOnFile/i);
});

test.each([[{ content: null }], [{ content: [] }], [{ content: { carrier: null } }]])('finds no carrier in %j', (body) => {
  expect(parseCarrier(body, '7')).toBe('none');
});

test('accepts a list with one carrier', () => {
  expect(parseCarrier({ content: [{ carrier }] }, '7')).toMatchObject({ name: 'A CO' });
});

test.each([[null], ['x'], [{}], [{ content: 'Webkey not found' }], [{ content: { carrier: {} } }]])('rejects the response %j', (body) => {
  expect(parseCarrier(body, '7')).toBeUndefined();
});
