import { licenseHint, licenseShapes } from '#lib/forms/hints/number-hints.ts';
import { agency } from '#lib/site/agency.ts';

test('has a shape for every licensed state', () => {
  expect(Object.keys(licenseShapes).sort()).toEqual([...agency.states].sort());
});

test.each([
  ['FL', 'A123-456-78-901-2'],
  ['FL', 'a123456789012'],
  ['GA', '054839271'],
  ['AL', '7654321'],
  ['SC', '102030405'],
  ['NC', '000012345678'],
  ['TN', '12345678'],
  ['KY', 'K12345678'],
  ['KY', '123456789'],
  ['VA', 'T12345678'],
  ['VA', '123456789'],
  ['MS', '123456789'],
  ['LA', '001234567'],
])('%s %s has the shape of its state', (state, number) => {
  expect(licenseHint(state, number)).toBeUndefined();
});

test.each([
  ['FL', '123456789'],
  ['GA', 'A1234567'],
  ['MS', '12345678'],
  ['KY', '12345678'],
])('%s %s gets the shape as a hint', (state, number) => {
  expect(licenseHint(state, number)).toEqual(licenseShapes[state]);
});

test.each([
  ['FL', ''],
  ['FL', '  '],
  ['FL', 'none'],
  ['GA', 'Foreign'],
  ['TX', 'anything'],
  ['', '123'],
])('%s %j gets no hint', (state, number) => {
  expect(licenseHint(state, number)).toBeUndefined();
});
