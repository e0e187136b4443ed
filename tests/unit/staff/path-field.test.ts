import { pathField } from '#app/desk/desk-route.tsx';
import { inboxAddress, parseFilters } from '#lib/staff/inbox-filters.ts';

test('keeps the address of the longest search', () => {
  const back = inboxAddress(parseFilters(new URLSearchParams('view=all'), 'ção '.repeat(50).trim()));
  expect(back.length).toBeGreaterThan(200);
  expect(pathField({ back }, 'back')).toBe(back);
});

test.each([undefined, 'https://evil.example/desk', '/other', '//desk.example'])('leads to the inbox instead of %s', (back) => {
  expect(pathField({ back }, 'back')).toBe('/desk');
});
