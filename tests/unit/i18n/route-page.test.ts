import { localePath, locales } from '#lib/i18n/routing.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';
import { routePage } from '#lib/i18n/route-page.ts';

const table: readonly Page[] = pages;
const ask = (pathname: string, more: { search?: string; localeCookie?: string; acceptLanguage?: string } = {}) =>
  routePage({ pathname, search: '', ...more });

describe('pages', () => {
  const paths = table.flatMap(({ id, path, aliases = [] }) => [path, ...aliases].map((address) => ({ id, path, address })));

  test.each(locales)('serves every page and alias in %s without a redirect', (locale) => {
    for (const { id, path, address } of paths)
      expect(ask(localePath(locale, address))).toEqual({
        kind: 'page',
        locale,
        pageId: id,
        internalPath: path === '/' ? `/${locale}` : `/${locale}${path}`,
      });
  });

  test.each([
    ['/thank-you/ABCD2345', '/en/thank-you/ABCD2345'],
    ['/es/thank-you/ABCD2345', '/es/thank-you/ABCD2345'],
  ])('%s keeps its language', (pathname, internalPath) => {
    expect(ask(pathname)).toMatchObject({ kind: 'page', internalPath });
    expect(ask(pathname, { localeCookie: 'pt', acceptLanguage: 'pt' })).toMatchObject({ kind: 'page', internalPath });
  });
});

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/contact', '/contact'],
  ['/EN/contact', '/contact'],
  ['/en/sr22-insurance', '/sr22-insurance'],
  ['/contact/', '/contact'],
  ['/es/', '/es'],
  ['/ES', '/es'],
  ['/es/contact/', '/es/contact'],
  ['/Contact', '/contact'],
  ['/pt/Personal-Auto/Young-Drivers', '/pt/personal-auto/young-drivers'],
  ['/c%6fntact', '/contact'],
  ['/es%2Fcontact', '/es/contact'],
  ['/en/thank-you/ABCD2345', '/thank-you/ABCD2345'],
])('%s redirects to %s permanently, with its query', (pathname, location) => {
  const expected = { kind: 'redirect', status: 308, location: `${location}?a=1&b=%2F` };
  expect(ask(pathname, { search: '?a=1&b=%2F', acceptLanguage: 'es' })).toEqual(expected);
});

test.each([
  [{ acceptLanguage: 'es-MX,en;q=0.5' }, '/es/contact?x=1'],
  [{ acceptLanguage: 'pt-BR' }, '/pt/contact?x=1'],
  [{ localeCookie: 'pt', acceptLanguage: 'es' }, '/pt/contact?x=1'],
  [{ localeCookie: 'klingon', acceptLanguage: 'es' }, '/es/contact?x=1'],
])('a first visit with %j leads to %s', (visitor, location) => {
  expect(ask('/contact', { ...visitor, search: '?x=1' })).toEqual({ kind: 'redirect', status: 307, location });
});

test.each([{}, { acceptLanguage: 'fr' }, { acceptLanguage: 'en, es' }, { localeCookie: 'en', acceptLanguage: 'es' }])(
  'a visitor with %j gets English',
  (visitor) => {
    expect(ask('/contact', visitor)).toMatchObject({ kind: 'page', locale: 'en' });
  },
);

test('redirects the home page by language and keeps its query', () => {
  expect(ask('/', { acceptLanguage: 'es', search: '?q' })).toEqual({ kind: 'redirect', status: 307, location: '/es?q' });
});

test('a prefix in the address wins over cookie and header', () => {
  expect(ask('/es/contact', { localeCookie: 'pt', acceptLanguage: 'en' })).toMatchObject({ kind: 'page', locale: 'es' });
});

test.each([
  '//evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/%2f%2fevil.example/',
  '/%5cevil.example',
  '/en//evil.example',
  '/es//evil.example/',
])('%s leads nowhere', (pathname) => {
  expect(['missing', 'other']).toContain(ask(pathname, { acceptLanguage: 'pt' }).kind);
});

test.each([
  ['/nowhere', {}, 'en'],
  ['/nowhere', { acceptLanguage: 'pt' }, 'pt'],
  ['/nowhere', { localeCookie: 'es', acceptLanguage: 'pt' }, 'es'],
  ['/es/nowhere', { acceptLanguage: 'pt' }, 'es'],
  ['/en/nowhere', { acceptLanguage: 'pt' }, 'en'],
  ['/missing', {}, 'en'],
  ['/es/missing', {}, 'es'],
  ['/form/abc', {}, 'en'],
  ['/es/form/abc', {}, 'es'],
  ['/thank-you/short', {}, 'en'],
  ['/thank-you/ABCD2345/more', {}, 'en'],
  ['/%', {}, 'en'],
  ['/constructor', {}, 'en'],
  ['/es/es/contact', {}, 'es'],
])('%s with %j is missing in %s', (pathname, visitor, locale) => {
  expect(ask(pathname, visitor)).toEqual({ kind: 'missing', locale });
});

test.each([
  '/api/send-quote-email',
  '/api',
  '/_next/static/x.js',
  '/healthz',
  '/readyz',
  '/sitemap.xml',
  '/blog/feed.xml',
  '/og/en/home',
  '/favicon.ico',
])('%s is no page', (pathname) => {
  expect(ask(pathname, { acceptLanguage: 'es' })).toEqual({ kind: 'other', locale: 'es' });
});

describe('share images', () => {
  test.each([
    ['/opengraph-image', { kind: 'image', locale: 'en', internalPath: '/og/en' }],
    ['/es/opengraph-image', { kind: 'image', locale: 'es', internalPath: '/og/es' }],
    ['/pt/contact/opengraph-image', { kind: 'image', locale: 'pt', internalPath: '/og/pt/contact' }],
    ['/sr22-insurance/opengraph-image', { kind: 'image', locale: 'en', internalPath: '/og/en/personal-auto/sr-22-multi-state' }],
    ['/no/such/opengraph-image', { kind: 'missing', locale: 'es' }],
    ['/Contact/opengraph-image/', { kind: 'redirect', location: '/contact/opengraph-image', status: 308 }],
  ])('%s is the same for every visitor', (pathname, route) => {
    expect(ask(pathname, { acceptLanguage: 'es' })).toEqual(route);
  });
});
