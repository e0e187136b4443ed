import { footerGroups, headerGroups, legalPages, quoteTypePage, quoteTypes } from '#lib/site/navigation.ts';
import { hasPage } from '#lib/site/find-page.ts';
import type { Page } from '#lib/site/page.ts';
import { type PageId, pages } from '#lib/site/pages.ts';

const table: readonly (Page & { id: PageId })[] = pages;
const header: readonly PageId[] = headerGroups.flatMap((group) => [...group.pages]);
const footer: readonly PageId[] = [...footerGroups.flatMap((group) => [...group.pages]), ...legalPages];
/** Articles and states: their own index lists them. */
const listed = table.filter(({ path }) => /^\/(?:blog|personal-auto\/states)\//.test(path)).map(({ id }) => id);

test('every page but the articles, the states, the hidden and the home page is in the header or the footer', () => {
  const linked = new Set([...header, ...footer, ...listed]);
  expect(table.filter(({ id, hidden }) => !hidden && !linked.has(id))).toEqual([]);
});

test('hidden pages are linked from neither', () => {
  const hidden = table.filter((page) => page.hidden).map(({ id }) => id);
  expect([...header, ...footer].filter((id) => hidden.includes(id))).toEqual([]);
});

test('no menu lists a page twice', () => {
  expect(new Set(header).size).toBe(header.length);
  expect(new Set(footer).size).toBe(footer.length);
});

test('the quote picker leads to pages that the agency has; anything else leads to the quote entry page', () => {
  expect(quoteTypes.length).toBeGreaterThan(0);
  expect(quoteTypes.filter((type) => !hasPage(type))).toEqual([]);
  for (const type of quoteTypes) expect(quoteTypePage(type)).toBe(type);
  for (const other of [null, '', 'https://evil.example', 'privacy']) expect(quoteTypePage(other)).toBe('get-quote');
});
