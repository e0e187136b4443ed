import { openingSpans } from '#lib/site/opening-hours.ts';

const day = { opens: 540, closes: 1020 };

test('joins consecutive days with the same hours, from Monday on', () => {
  expect(openingSpans({ 1: day, 2: day, 3: day, 4: day, 5: day })).toEqual([
    { first: 1, last: 5, hours: day },
    { first: 6, last: 0, hours: undefined },
  ]);
});

test('keeps a short Saturday apart', () => {
  const saturday = { opens: 600, closes: 840 };
  expect(openingSpans({ 1: day, 2: day, 3: day, 4: day, 5: day, 6: saturday }).map(({ first, last }) => [first, last])).toEqual([
    [1, 5],
    [6, 6],
    [0, 0],
  ]);
});
