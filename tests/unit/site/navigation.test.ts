import { footerGroups, headerGroupOf, headerGroups, legalPageIds, quoteTypePage, quoteTypes } from '#lib/site/navigation.ts';
import { hasPage, type PageId, pageOf, pages } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';

const table: readonly (Page & { id: PageId })[] = pages;
const header: readonly PageId[] = headerGroups.flatMap((group) => [...group.pages]);
const footer: readonly PageId[] = [...footerGroups.flatMap((group) => [...group.pages]), ...legalPageIds];
/** Articles and states: their own index lists them. */
const listed = table.filter(({ path }) => /^\/(?:blog|personal-auto\/states)\//.test(path)).map(({ id }) => id);

test('links every page in header or footer, except articles, states, hidden pages and the home page', () => {
  const linked = new Set([...header, ...footer, ...listed]);
  expect(table.filter(({ id, hidden }) => !hidden && !linked.has(id))).toEqual([]);
});

test('links no hidden page', () => {
  const hidden = table.filter((page) => page.hidden).map(({ id }) => id);
  expect([...header, ...footer].filter((id) => hidden.includes(id))).toEqual([]);
});

test('lists each page once per menu', () => {
  expect(new Set(header).size).toBe(header.length);
  expect(new Set(footer).size).toBe(footer.length);
});

test('leads the quote picker to an offered page, else to the quote page', () => {
  expect(quoteTypes.length).toBeGreaterThan(0);
  expect(quoteTypes.filter((type) => !hasPage(type))).toEqual([]);
  for (const type of quoteTypes) expect(quoteTypePage(type)).toBe(type);
  for (const other of [null, '', 'https://evil.example', 'privacy']) expect(quoteTypePage(other)).toBe('get-quote');
});

test.each([
  ['fr-44', 'highRisk'],
  ['which-filing', 'highRisk'],
  ['young-drivers', 'personal'],
  ['high-risk', 'highRisk'],
  ['state-fl', 'highRisk'],
  ['specialty-homeowners', 'personal'],
  ['transportation-hub', 'commercial'],
  ['coi-request', 'portal'],
  ['blog-sr22', 'guides'],
  ['paying', 'guides'],
  ['contact', 'about'],
  ['get-quote', undefined],
])('marks the menu of %s as its breadcrumbs do: %s', (page, group) => {
  expect(headerGroupOf(pageOf(page))).toBe(group);
});
