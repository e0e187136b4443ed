import { parseTarget } from '../../../front-door/check-request.ts';

test.each([
  ['/', { pathname: '/', search: '' }],
  ['/a?b=c?d', { pathname: '/a', search: '?b=c?d' }],
  ['/a?', { pathname: '/a', search: '?' }],
  ['/a#b', { pathname: '/a', search: '' }],
  ['http://evil.example/a?b', { pathname: '/a', search: '?b' }],
  ['http://evil.example', { pathname: '/', search: '' }],
  ['HTTPS://evil.example?b', { pathname: '/', search: '?b' }],
  ['//evil.example/a', { pathname: '//evil.example/a', search: '' }],
  ['/%C3%A9', { pathname: '/%C3%A9', search: '' }],
  ['/a?b=\u00c3\u00a9', { pathname: '/a', search: '?b=%c3%a9' }],
  ['/a?b=%', { pathname: '/a', search: '?b=%' }],
  ['/%', 'malformed'],
  ['/%zz', 'malformed'],
  ['/%ff', 'malformed'],
  ['/a%00b', 'malformed'],
  ['/a%0d%0ab', 'malformed'],
  ['*', 'malformed'],
  ['', 'malformed'],
  ['javascript:alert(1)', 'malformed'],
  [`/${'a'.repeat(8192)}`, 'long'],
])('parses %j as %j', (url, expected) => {
  expect(parseTarget(url)).toEqual(expected);
});
