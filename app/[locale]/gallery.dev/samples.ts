import { pages, sectionsOf } from '#lib/site/pages.ts';
import type { Page, SectionKind } from '#lib/site/page.ts';

const excludedKinds: readonly SectionKind[] = ['hero', 'form'];
const table: readonly Page[] = pages;
/** Pages with their own route come first: the sections of later pages replace theirs. */
const sections = table
  .toSorted((a, b) => Number(b.hasOwnRoute ?? false) - Number(a.hasOwnRoute ?? false))
  .flatMap((page) => sectionsOf(page).map((section) => ({ page, section })))
  .filter(({ section }) => !excludedKinds.includes(section.kind));

/** One section of each kind, with a page that has it. */
export const samples = [...new Map(sections.map((sample) => [sample.section.kind, sample])).values()];
