import { matchesTag, negotiate } from '../../../front-door/negotiate.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, *', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['deflate', undefined],
  ['BR', 'br'],
])('%s gets the coding %s', (header, expected) => {
  expect(negotiate(header)).toBe(expected);
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('compares If-None-Match %s with the tag "a": %s', (header, expected) => {
  expect(matchesTag(header, '"a"')).toBe(expected);
});
