import { preferredLocale } from '#lib/i18n/route-page.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['pt-BR;q=0.9, en;q=0.8', 'pt'],
  ['en;q=0.8, PT-br;q=0.9', 'pt'],
  ['en, es', 'en'],
  ['fr-FR, es;q=0.5', 'es'],
  ['fr, de', undefined],
  ['*', 'en'],
  ['*;q=0.1, es;q=0.2', 'es'],
  ['es;q=0, pt;q=0.1', 'pt'],
  ['es;q=0', undefined],
  ['es;q=2, pt', 'pt'],
  ['es;q=abc', undefined],
  ['es;q=0.9999', undefined],
  ['es ; q=0.3 , en ; q=0.2', 'es'],
  [';;;,,,=,q=1', undefined],
  ['español', undefined],
  ['__proto__, constructor', undefined],
  [`${'fr,'.repeat(5000)}es`, undefined],
])('chooses the preferred language of the site from "%s"', (header, expected) => {
  expect(preferredLocale(header)).toBe(expected);
});
