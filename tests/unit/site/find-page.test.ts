import { isReference, isSwitchable, pageAt, pageOf, pages, sectionId, sectionsOf, trailOf } from '#lib/site/pages.ts';
import { mainAction } from '#lib/site/main-action.ts';
import type { Page } from '#lib/site/page.ts';

test('finds a page by id and main path, never by an alias', () => {
  expect(pageOf('sr-22').path).toBe('/personal-auto/sr-22-multi-state');
  expect(pageAt('/contact')?.id).toBe('contact');
  expect(pageAt('/sr22-insurance')).toBeUndefined();
  expect(() => pageOf('nothing')).toThrow('nothing');
});

test('lists the parents of a page from the home page down', () => {
  expect(trailOf(pageOf('sr-22')).map(({ id }) => id)).toEqual(['home', 'high-risk', 'sr-22']);
  expect(trailOf(pageOf('state-fl')).map(({ id }) => id)).toEqual(['home', 'high-risk', 'states', 'state-fl']);
  expect(trailOf(pageOf('young-drivers')).map(({ id }) => id)).toEqual(['home', 'personal-auto', 'young-drivers']);
  expect(trailOf(pageOf('blog-sr22')).map(({ id }) => id)).toEqual(['home', 'blog', 'blog-sr22']);
  expect(trailOf(pageOf('specialty-homeowners')).map(({ id }) => id)).toEqual(['home', 'personal-auto', 'specialty-homeowners']);
  expect(trailOf(pageOf('home')).map(({ id }) => id)).toEqual(['home']);
});

test('identifies a section by the key of its words', () => {
  expect(sectionsOf(pageOf('home')).map(({ words }) => words)).toContain('flood');
  const keys = sectionsOf(pageOf('high-risk')).map(({ words }) => words);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['/contact', true],
  ['/thank-you/BCDF2345', true],
  ['//evil.example', false],
  ['https://evil.example', false],
  ['/thank-you/BCDF2345/more', false],
  ['/thank-you/%2e%2e', false],
  ['', false],
])('the language switch leads to %s: %s', (path, allowed) => {
  expect(isSwitchable(path)).toBe(allowed);
});

test('a reference has eight letters and digits', () => {
  expect(isReference('BCDF2345')).toBe(true);
  expect(isReference('BCDF234')).toBe(false);
  expect(isReference('BCDF234<')).toBe(false);
});

test('links the main button to the form, a quote, or a person', () => {
  expect(mainAction(pageOf('sr-22'))).toEqual({ anchor: 'quote-form' });
  expect(mainAction(pageOf('products'))).toEqual({ page: 'get-quote' });
  expect(mainAction(pageOf('transportation-hub'))).toEqual({ page: 'get-quote', fragment: 'quote-commercial-auto' });
  expect(mainAction(pageOf('about'))).toEqual({ anchor: 'contact' });
  expect(mainAction(pageOf('blog'))).toEqual({ page: 'contact' });
});

test('no page has two sections under one fragment', () => {
  const table: readonly Page[] = pages;
  const twice = table.filter((page) => new Set(sectionsOf(page).map(sectionId)).size < page.sections.length);
  expect(twice).toEqual([]);
});
