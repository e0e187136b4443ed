import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readTags, type Tag, withoutScripts } from '#tests/support/texts/html.ts';
import { alternatesOf, canonicalOf, metaOf, named, propertyOf, tagsOf } from '#tests/support/texts/page-tags.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import type { Page } from '#lib/site/page.ts';
import { articles } from '#lib/site/articles.ts';
import { pageOf, pages } from '#lib/site/pages.ts';
import { footerGroups, headerGroups } from '#lib/site/navigation.ts';

type Read = { path: string; locale: Locale; page: Page; status: number; headers: Headers; tags: Tag[]; html: string; gzipBytes: number };

const table: readonly Page[] = pages;
const articlePages = new Set<string>(articles.map(({ page }) => page));
const read = new Map<string, Read>();
let server: TestServer;

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers: { 'accept-language': 'en', 'accept-encoding': 'gzip', ...headers } });
/** The home page's address has no final slash. */
const addressOf = (locale: Locale, page: Page) => new URL(localePath(locale, page.path), server.url).href.replace(/\/$/, '');
const addressesOf = (page: Page) => Object.fromEntries(locales.map((locale) => [locale, addressOf(locale, page)]));
const all = () => [...read.values()];

beforeAll(async () => {
  server = await startServer();
  for (const page of table)
    for (const locale of locales) {
      const path = localePath(locale, page.path);
      const response = await ask(path);
      const html = await response.text();
      const gzipBytes = gzipSync(html, { level: 9 }).length;
      read.set(path, {
        path,
        locale,
        page,
        status: response.status,
        headers: response.headers,
        tags: readTags(withoutScripts(html)),
        html,
        gzipBytes,
      });
    }
}, 60_000);
afterAll(() => server.stop());

test('serves every page with 200 from memory, in its language', () => {
  for (const { path, locale, status, headers, tags } of all()) {
    const lang = named(tags, 'html')[0]?.attributes.lang;
    expect({ path, status, lang, hasEtag: headers.has('etag') }).toEqual({ path, status: 200, lang: locale, hasEtag: true });
  }
  expect(read.size).toBe(table.length * locales.length);
});

test('no page is over 25 KB in gzip', () => {
  expect(all().filter(({ headers }) => headers.get('content-encoding') !== 'gzip')).toEqual([]);
  const large = all().filter(({ gzipBytes }) => gzipBytes > 25_600);
  expect(large.map(({ path, gzipBytes }) => ({ path, gzipBytes }))).toEqual([]);
});

test('the home page in each language, and each Portuguese page of up to 1400 words, has at most 18.75 KB with its styles', () => {
  const large: { path: string; bytes: number }[] = [];
  let fitting = 0;
  // Portuguese texts are the longest.
  for (const { path, page, locale, html } of all()) {
    if (page.path !== '/' && locale !== 'pt') continue;
    expect(html).toContain('<style>');
    const text = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<[^>]+>/g, ' ');
    if (page.path !== '/' && text.split(/\s+/).length > 1400) continue;
    const bytes = brotliCompressSync(html).length;
    if (bytes > 18.75 * 1024) large.push({ path, bytes });
    else fitting += 1;
  }
  expect(large).toEqual([]);
  expect(fitting).toBeGreaterThan(25);
}, 30_000);

test('one h1 comes first, and no heading skips a level', () => {
  for (const { path, tags } of all()) {
    const levels = tags.filter(({ name }) => /^h[1-6]$/.test(name)).map(({ name }) => Number(name[1]));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect({ path, first: levels[0], ones: levels.filter((level) => level === 1).length, skipped }).toEqual({ path, first: 1, ones: 1, skipped: [] });
  }
});

test('header and footer link every page of their groups in the same language and mark the current one', () => {
  const pathsOf = (groups: readonly { pages: readonly string[] }[], locale: Locale) =>
    groups.flatMap((group) => group.pages.map((id) => localePath(locale, pageOf(id).path)));
  for (const { path, locale, tags } of all()) {
    const main = tags.findIndex(({ name }) => name === 'main');
    const parts = [
      { part: tags.slice(0, main), groups: headerGroups },
      { part: tags.slice(tags.findIndex(({ name }) => name === 'footer')), groups: footerGroups },
    ];
    for (const { part, groups } of parts) {
      const hrefs = named(part, 'a').map(({ attributes }) => attributes.href);
      expect({ path, hrefs }).toEqual({ path, hrefs: expect.arrayContaining(pathsOf(groups, locale)) });
    }
    const current = named(tags, 'a').filter(({ attributes }) => attributes['aria-current'] === 'page');
    expect({ path, current: current.filter(({ attributes }) => attributes.href !== path) }).toEqual({ path, current: [] });
  }
});

test('titles and descriptions exist, are unique and not too long', () => {
  const titles = all().map(({ tags }) => named(tags, 'title')[0]?.text ?? '');
  const descriptions = all().map(({ tags }) => metaOf(tags, 'description') ?? '');
  expect(titles.filter((title) => title.length < 10 || title.length > 60)).toEqual([]);
  expect(descriptions.filter((text) => text.length < 50 || text.length > 155)).toEqual([]);
  for (const texts of [titles, descriptions]) expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("canonical and hreflang links use the site's address and refer to each other", () => {
  for (const { path, locale, page, tags } of all()) {
    const expected = { ...addressesOf(page), 'x-default': addressOf('en', page) };
    expect({ path, canonical: canonicalOf(tags), ...alternatesOf(tags) }).toEqual({ path, canonical: addressOf(locale, page), ...expected });
  }
});

test('each page has its own share image in its language', async () => {
  const etags = new Set<string>();
  for (const { path, page, locale, tags } of all()) {
    const url = propertyOf(tags, 'og:image') ?? '';
    const base = addressOf(locale, page).replace(/\/$/, '');
    const title = named(tags, 'title')[0]?.text ?? '';
    expect([path, url, metaOf(tags, 'twitter:image'), metaOf(tags, 'twitter:card')]).toEqual([
      path,
      `${base}/opengraph-image`,
      url,
      'summary_large_image',
    ]);
    expect([propertyOf(tags, 'og:image:width'), propertyOf(tags, 'og:image:height')]).toEqual(['1200', '630']);
    expect(propertyOf(tags, 'og:image:alt')).toContain(title);
    expect(propertyOf(tags, 'og:locale')?.slice(0, 2)).toBe(locale);
    const description = metaOf(tags, 'description');
    const values = [propertyOf(tags, 'og:title'), propertyOf(tags, 'og:description'), propertyOf(tags, 'og:url'), propertyOf(tags, 'og:type')];
    expect([path, ...values]).toEqual([path, title, description, addressOf(locale, page), articlePages.has(page.id) ? 'article' : 'website']);
    expect([path, metaOf(tags, 'twitter:title'), metaOf(tags, 'twitter:description')]).toEqual([path, title, description]);

    const response = await ask(new URL(url).pathname, { 'accept-language': 'es,pt' });
    const png = Buffer.from(await response.arrayBuffer());
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(png.length).toBeLessThan(300_000);
    etags.add(response.headers.get('etag') ?? '');
  }
  expect(etags.size).toBe(read.size);
  const [etag = ''] = etags;
  const again = await ask('/opengraph-image', { 'if-none-match': etag });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, expect.stringMatching(/max-age=\d{5,}/)]);
}, 60_000);

test('only hidden pages are not indexed', () => {
  const notIndexed = all().filter(({ tags }) => /noindex/.test(metaOf(tags, 'robots') ?? ''));
  expect(notIndexed.map(({ path }) => path)).toEqual(
    all()
      .filter(({ page }) => page.hidden)
      .map(({ path }) => path),
  );
});

test('JSON-LD is valid and uses the addresses of the site', () => {
  for (const { path, tags } of all()) {
    const blocks = named(tags, 'script').filter(({ attributes }) => attributes.type === 'application/ld+json');
    const data: unknown[] = blocks.flatMap(({ text }) => JSON.parse(text));
    expect({ path, count: data.length > 0 }).toEqual({ path, count: true });
    for (const item of data) expect(item).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    expect(JSON.stringify(data)).not.toMatch(/undefined|"@type":"AggregateRating"/);
  }
});

test('has no broken internal link or fragment', async () => {
  const reached = new Map<string, { status: number; ids: Set<string | undefined> }>();
  async function reach(path: string, hops = 3): Promise<{ status: number; ids: Set<string | undefined> }> {
    const known = reached.get(path);
    if (known) return known;
    const response = await ask(path);
    const location = response.headers.get('location');
    const isMarkup = /^(?:text\/html|image\/svg)/.test(response.headers.get('content-type') ?? '');
    const found =
      location && hops > 0
        ? await reach(new URL(location, server.url).pathname, hops - 1)
        : { status: response.status, ids: new Set(isMarkup ? (await tagsOf(response)).map(({ attributes }) => attributes.id) : []) };
    reached.set(path, found);
    return found;
  }
  const broken: string[] = [];
  for (const { path, tags } of all())
    for (const { attributes } of tags) {
      const target = attributes.href ?? attributes.src ?? attributes.action;
      if (target === undefined || /^(?:mailto|tel|sms|data):/.test(target)) continue;
      const url = new URL(target, server.url + path);
      if (url.origin !== server.url || (attributes.method === 'post' && url.pathname.startsWith('/api/'))) continue;
      const { status, ids } = await reach(url.pathname + url.search);
      const fragment = decodeURIComponent(url.hash.slice(1));
      if (status !== 200 || (fragment && !ids.has(fragment))) broken.push(`${path} → ${target} (${status})`);
    }
  expect([...new Set(broken)]).toEqual([]);
  expect(reached.size).toBeGreaterThan(table.length * locales.length);
}, 60_000);

test('serves a feed in each language and links it from the blog', async () => {
  for (const locale of locales) {
    const path = localePath(locale, '/blog/feed.xml');
    const response = await ask(path);
    const feed = await response.text();
    expect([response.status, response.headers.get('content-type'), response.headers.has('etag')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      true,
    ]);
    expect(feed).toContain(`href="${server.url}${path}" rel="self"`);
    const items = Array.from(feed.matchAll(/<guid[^>]*>([^<]*)<\/guid>/g), ([, url]) => url);
    const below = all().filter((entry) => entry.locale === locale && entry.page.path.startsWith('/blog'));
    expect(items.toSorted()).toEqual(
      below
        .filter(({ page }) => page.id !== 'blog')
        .map(({ page }) => addressOf(locale, page))
        .toSorted(),
    );
    for (const { tags } of below) {
      const link = named(tags, 'link').find(({ attributes }) => attributes.type === 'application/rss+xml');
      expect([link?.attributes.rel, link?.attributes.href]).toEqual(['alternate', server.url + path]);
    }
  }
  expect((await ask('/en/blog/feed.xml')).status).toBe(404);
});
