import type { IncomingPost } from '#lib/leads/incoming-post.ts';
import { consentOf } from '#lib/leads/receive.ts';
import { pagePathOf } from '#lib/i18n/route-page.ts';
import { config } from '#lib/config.ts';
import { pages } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';

const siteUrl = 'https://agency.example';
const table: readonly Page[] = pages;

const foreign = [
  'x:@evil.example/login',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/contact',
  '\\\\evil.example\\contact',
  '/\\evil.example',
  'https://evil.example/contact',
  'https://agency.example@evil.example/contact',
  'https://agency.example.evil.example/contact',
  'https://agency.example:8443/contact',
  'http://agency.example/contact',
  '@evil.example/login',
  '.evil.example',
  '/login',
  '/contact/../../login',
  '/api/go',
  '/contact.evil.example',
  '',
];

test.each(foreign)('rejects %j', (address) => {
  expect(pagePathOf(address, siteUrl)).toBe('');
});

test('finds every page by its path, its aliases and its address in each language', () => {
  for (const { path, aliases = [] } of table) {
    for (const alias of [path, ...aliases]) {
      for (const prefix of ['', '/es', '/pt']) {
        const localized = alias === '/' && prefix ? prefix : prefix + alias;
        expect([alias, pagePathOf(localized, siteUrl)]).toEqual([alias, path]);
        expect(pagePathOf(`${siteUrl}${localized}?utm_source=x#top`, siteUrl)).toBe(path);
      }
    }
  }
});

const post = (posted: object, referrer: string | null = null): IncomingPost => ({
  route: 'send-quote-email',
  posted: { ...posted },
  bodyHash: '',
  wantsPage: false,
  idempotencyKey: null,
  locale: 'en',
  ip: '203.0.113.9',
  userAgent: 'test browser',
  referrer,
});

test('consent records the first candidate that is a page of the site', () => {
  const origin = config().siteUrl;
  const pageOf = (posted: object, referrer?: string) => consentOf(post(posted, referrer), 'home', 0).page;
  expect(pageOf({ page: '/es/contact' })).toBe('/contact');
  expect(pageOf({ page: 'x:@evil.example/login', source_page: `${origin}/get-quote` })).toBe('/get-quote');
  expect(pageOf({ source_page: 'x:@evil.example/login' }, `${origin}/auto-quote`)).toBe('/auto-quote');
  for (const address of foreign) expect(pageOf({ page: address, source_page: address, sourcePage: address }, address)).toBe('');
});
