import { insuranceTypes } from '#lib/site/options.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { pageOf, sectionsOf } from '#lib/site/pages.ts';
import { linkedInsuranceType } from '#lib/site/quote-links.ts';

type Item = { title?: string; text?: string; badge?: string };
type PageWords = Record<string, Record<string, { items?: Record<string, Item> }>>;

const itemsOf = (locale: (typeof locales)[number], page: string, words: string): Item[] =>
  Object.values((messagesFor(locale).pages as unknown as PageWords)[page]?.[words]?.items ?? {});

const catalogs = [
  ['commercial', 12],
  ['staffing', 8],
  ['services', 5],
  ['coverages', 9],
  ['personal', 3],
] as const;

test.each([
  ...catalogs.map(([words, count]) => ['products', words, count] as const),
  ['high-risk', 'cards', 7],
  ['commercial-auto', 'cards', 3],
  ['transportation-hub', 'start', 4],
  ['transportation-hub', 'tools', 4],
  ['commercial-property', 'cards', 4],
  ['commercial-property', 'hard', 4],
  ['specialty-homeowners', 'cards', 8],
  ['specialty-homeowners', 'steps', 3],
  ['about', 'steps', 3],
  ['client-portal', 'resources', 9],
] as const)('the list of %s, %s, has its %i items', (page, words, count) => {
  for (const locale of locales) expect(itemsOf(locale, page, words)).toHaveLength(count);
});

test('each product has its own sentence and a link that presets its form', () => {
  const page = pageOf('products');
  for (const locale of locales) {
    const products = catalogs.flatMap(([words]) => itemsOf(locale, 'products', words));
    expect(products.filter(({ text = '' }) => !/^[^.?!]{20,}\.$/.test(text))).toEqual([]);
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length);
    expect(new Set(products.map(({ text }) => text)).size).toBe(products.length);
  }
  const links = sectionsOf(page).flatMap(({ kind, words, links: itemLinks = {} }) =>
    kind === 'catalog' ? Object.entries(itemLinks).map(([key, link]) => ({ key, words, link })) : [],
  );
  expect(links).toHaveLength(catalogs.reduce((sum, [, count]) => sum + count, 0));
  const wrongLinks = links.filter(({ link }) => {
    if (!('page' in link)) return true;
    const type = new URLSearchParams(link.query).get('type');
    const presetsForm = type === null ? link.fragment === 'quote-form' : (linkedInsuranceType(type) ?? '') in insuranceTypes;
    return !presetsForm || pageOf(link.page).form === undefined;
  });
  expect(wrongLinks).toEqual([]);
});

test('each situation of a hard-to-place house has its own badge', () => {
  for (const locale of locales) {
    const badges = itemsOf(locale, 'specialty-homeowners', 'cards').map(({ badge }) => badge ?? '');
    expect([badges.every(Boolean), new Set(badges).size]).toEqual([true, 8]);
  }
});
