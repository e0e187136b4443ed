import { isOffered, type Offer } from '#lib/site/offer.ts';
import { isTypeOffered } from '#lib/site/offered-types.ts';
import type { Page, Section } from '#lib/site/page.ts';
import { servedPages } from '#lib/site/served-pages.ts';

const offer: Offer = { states: ['TN', 'AL'], lines: ['personal', 'commercial'] };
const page = (id: string, line: Page['line'], rest: Partial<Page> = {}): Page => ({ id, path: `/${id}`, line, sections: ['hero'], ...rest });
const ids = (pages: readonly Page[]) => pages.map(({ id }) => id);

/** What is left of a section on a site where the page `truck` is offered and `house` is not. */
function sectionsFor(section: Section, agencyOffer: Offer = offer): readonly unknown[] {
  const all = [
    page('truck', 'commercial'),
    page('house', 'homeowners'),
    page('smart-quote', 'company'),
    page('shown', 'company', { sections: [section] }),
  ];
  return servedPages(all, agencyOffer).find(({ id }) => id === 'shown')?.sections ?? [];
}

test('leaves out pages of lines and states that are not offered', () => {
  const all = [
    page('about', 'company'),
    page('truck', 'commercial'),
    page('house', 'homeowners'),
    page('start', 'homeowners', { everyLine: true }),
    page('tennessee', 'personal', { only: ['TN'] }),
    page('florida', 'personal', { only: ['FL'] }),
    page('article', 'company', { only: ['FL', 'personal'] }),
  ];
  expect(ids(servedPages(all, offer))).toEqual(['about', 'truck', 'start', 'tennessee']);
});

test('shows a text that needs a state and a line only when both are offered', () => {
  expect(isOffered(['FL', 'TN', 'personal'], offer)).toBe(true);
  expect(isOffered(['FL', 'personal'], offer)).toBe(false);
  expect(isOffered(['TN', 'property'], offer)).toBe(false);
  expect(isOffered(undefined, offer)).toBe(true);
});

test('removes items that link to missing pages, and sections without items', () => {
  const links = { truck: { page: 'truck' }, house: { page: 'house' }, outside: { href: 'https://carrier.example' } };
  expect(sectionsFor({ kind: 'cards', links })).toEqual([
    { kind: 'cards', links: { truck: links.truck, outside: links.outside }, without: ['house'] },
  ]);
  expect(sectionsFor({ kind: 'cards', links: { house: links.house } })).toEqual([]);
});

test('removes items that preset a type which is not offered', () => {
  const links = { home: { page: 'smart-quote', query: 'type=homeowners' }, other: { page: 'smart-quote', query: 'type=other' } };
  expect(sectionsFor({ kind: 'catalog', links })).toEqual([{ kind: 'catalog', links: { other: links.other }, without: ['home'] }]);
  expect(isTypeOffered('homeowners', offer)).toBe(false);
  expect(isTypeOffered('other', offer)).toBe(true);
});

test('keeps legal facts of served states and federal ones', () => {
  const facts = { florida: 'FL.minimum', tennessee: 'TN.minimum', truck: 'US.truckGeneral' };
  expect(sectionsFor({ kind: 'facts', facts })).toEqual([
    { kind: 'facts', facts: { tennessee: 'TN.minimum', truck: 'US.truckGeneral' }, without: ['florida'] },
  ]);
  expect(sectionsFor({ kind: 'facts', facts: { florida: 'FL.minimum' } })).toEqual([]);
});

test('shows sections and items of a state or line only when offered', () => {
  expect(sectionsFor({ kind: 'prose', only: ['FL'] })).toEqual([]);
  expect(sectionsFor({ kind: 'faq', itemsOnly: { winter: ['FL'], snow: ['TN'] } })).toEqual([
    { kind: 'faq', itemsOnly: { winter: ['FL'], snow: ['TN'] }, without: ['winter'] },
  ]);
});

test('removes calls to missing pages, and missing pages from related lists', () => {
  expect(sectionsFor({ kind: 'cta', to: { page: 'house' } })).toEqual([]);
  expect(sectionsFor({ kind: 'hero', to: { page: 'house' } })).toEqual([{ kind: 'hero' }]);
  expect(sectionsFor({ kind: 'related', pages: ['house', 'truck'] })).toEqual([{ kind: 'related', pages: ['truck'] }]);
  expect(sectionsFor({ kind: 'related', pages: ['house'] })).toEqual([]);
});

test('changes nothing for an agency that offers everything', () => {
  const section: Section = { kind: 'cards', links: { house: { page: 'house' } } };
  const whole: Offer = { states: ['FL'], lines: ['personal', 'commercial', 'property', 'homeowners'] };
  expect(sectionsFor(section, whole)).toEqual([section]);
});
