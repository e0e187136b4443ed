import { sectionsOf } from '#lib/site/find-page.ts';
import type { Page, SectionKind } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';

const unshown: readonly SectionKind[] = ['hero', 'form'];
const table: readonly Page[] = pages;
/** Pages with a route of their own come first, so that other pages replace their special sections. */
const shown = table
  .toSorted((one, other) => Number(other.own ?? false) - Number(one.own ?? false))
  .flatMap((page) => sectionsOf(page).map((section) => ({ page, section })))
  .filter(({ section }) => !unshown.includes(section.kind));
/** No page has a `resources` section; it borrows the words of a `cards` section. */
const papers = shown
  .filter(({ section }) => section.kind === 'cards')
  .map(({ page, section }) => ({ page, section: { kind: 'resources' as const, words: section.words } }));

/** One section of each kind, with a page that has it. */
export const samples = [...new Map([...shown, ...papers].map((sample) => [sample.section.kind, sample])).values()];
