import { replaceOrigin } from '../../../front-door/build-origin.ts';

const built = 'http://localhost:3000';

test.each([
  [`<a href="${built}/x">, ${built}.`, '<a href="https://agência.example:8443/x">, https://agência.example:8443.'],
  [`${built}1 ${built}.example ${built}-x http://localhost`, `${built}1 ${built}.example ${built}-x http://localhost`],
])('replaces an origin, but not a longer host name that starts with it: %s', (text, expected) => {
  expect(replaceOrigin(text, built, 'https://agência.example:8443')).toBe(expected);
});

test('escapes the characters of an origin in its pattern', () => {
  expect(replaceOrigin('https://a.example https://axexample http://[::1]:3000/', 'http://[::1]:3000', 'https://$&.example')).toBe(
    'https://a.example https://axexample https://$&.example/',
  );
  expect(replaceOrigin('https://axexample', 'https://a.example', 'x')).toBe('https://axexample');
});
