/** @jest-environment jsdom */
import { locales } from '#lib/i18n/routing.ts';
import { feedXml } from '#lib/seo/feed.ts';
import { articles } from '#lib/site/articles.ts';
import { pageOf } from '#lib/site/pages.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

const origin = 'http://localhost:3000';

describe.each(locales)('the feed in %s', (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  let feed: Document;
  const texts = (selector: string) => Array.from(feed.querySelectorAll(selector), (element) => element.textContent ?? '');

  beforeAll(async () => {
    feed = new DOMParser().parseFromString(await feedXml(locale), 'application/xml');
  });

  test('is well-formed RSS 2.0 with its own address', () => {
    expect(feed.querySelector('parsererror')).toBeNull();
    expect([feed.documentElement.nodeName, feed.documentElement.getAttribute('version')]).toEqual(['rss', '2.0']);
    const [self] = feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect([self?.getAttribute('rel'), self?.getAttribute('type'), self?.getAttribute('href')]).toEqual([
      'self',
      'application/rss+xml',
      `${origin}${prefix}/blog/feed.xml`,
    ]);
    for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
      expect(texts(`channel > ${name}`)).toEqual([expect.stringMatching(/\S/)]);
  });

  test('has every article once, newest first, with address and date', () => {
    expect(texts('item > link')).toEqual(articles.map(({ page }) => `${origin}${prefix}${pageOf(page).path}`));
    expect(texts('item > guid')).toEqual(texts('item > link'));
    expect(texts('item > pubDate').map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(articles.map(({ published }) => published));
    expect(texts('item > title').every((title) => title.length > 10)).toBe(true);
    expect(new Set(texts('item > title')).size).toBe(articles.length);
  });
});
