import { pages, sectionsOf } from '#lib/site/pages.ts';

test('a section in parts has each of its facts in one of them', () => {
  const inParts = pages.flatMap((page) => sectionsOf(page).flatMap((section) => (section.parts ? [section] : [])));
  expect(inParts.length).toBeGreaterThan(0);
  for (const { facts = {}, parts = {} } of inParts) expect(Object.values(parts).flat().toSorted()).toEqual(Object.keys(facts).toSorted());
});
