import { Section } from '#components/sections/section.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import { sectionsOf } from '#lib/site/find-page.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';

const table: readonly Page[] = pages;
const shown = table.flatMap((page) => sectionsOf(page).map((section) => ({ page, section })));
const home = shown.find(({ page }) => page.id === 'home');
const cards = shown.find(({ page, section }) => page.id === 'products' && section.kind === 'cards');
/** The first of each kind that a page has, and the two kinds that borrow their words from another section. */
const samples = [
  ...new Map(shown.filter(({ section }) => !['hero', 'form'].includes(section.kind)).map((entry) => [entry.section.kind, entry])).values(),
  ...(home ? [{ page: home.page, section: { kind: 'stats', words: 'why' } as const }] : []),
  ...(cards ? [{ page: cards.page, section: { kind: 'resources', words: 'cards' } as const }] : []),
];

export function SampleSections({ locale }: { locale: Locale }) {
  return samples.map(({ page, section }) => <Section key={`${page.id}-${section.kind}`} locale={locale} page={page} section={section} />);
}
