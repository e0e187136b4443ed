import { cookieValue } from '#lib/http/request-headers.ts';
import { cleanHeaders } from '../../../front-door/check-request.ts';

test('removes headers that no visitor may send', () => {
  const headers = {
    host: 'x',
    accept: '*/*',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=6.6.6.6',
    'x-real-ip': '6.6.6.6',
    'x-middleware-subrequest': 'middleware',
    'x-invoke-path': '/',
    'x-nextjs-data': '1',
    'next-action': 'abc',
    'x-client-address': '6.6.6.6',
    'x-client-forwarded': '0',
    'x-page-state': 'guess',
    'content-security-policy': "script-src 'nonce-evil'",
    'content-security-policy-report-only': 'x',
    'next-router-state-tree': 'x',
  };
  cleanHeaders(headers, '::ffff:203.0.113.5', 0);
  expect(headers).toEqual({ host: 'x', accept: '*/*', 'x-client-address': '203.0.113.5', 'x-client-forwarded': '1' });
});

test('marks a request from a proxy when no proxy is trusted', () => {
  const marked = (name: string, trustedProxies = 0) => {
    const headers = { [name]: '127.0.0.1' };
    cleanHeaders(headers, '127.0.0.1', trustedProxies);
    return headers['x-client-forwarded'];
  };
  const names = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'];
  expect(names.map((name) => marked(name))).toEqual(names.map(() => '1'));
  expect([marked('accept'), marked('x-client-forwarded'), marked('x-forwarded-for', 1)]).toEqual([undefined, undefined, undefined]);
});

test("keeps the router's headers in a request for flight data", () => {
  const headers = { rsc: '1', 'next-router-prefetch': '1' };
  cleanHeaders(headers, '203.0.113.5', 0);
  expect(headers).toMatchObject({ rsc: '1', 'next-router-prefetch': '1' });
});

test.each([
  ['locale=es', 'es'],
  ['a=1; locale=pt; b=2', 'pt'],
  ['xlocale=es', undefined],
  ['locale', undefined],
  ['', undefined],
])('the cookie of %j', (header, expected) => {
  expect(cookieValue(header, 'locale')).toBe(expected);
});
