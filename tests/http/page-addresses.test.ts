import { canonicalOf, metaOf, named, tagsOf } from '#tests/support/texts/page-tags.ts';
import { serverKinds, startServer, type TestServer } from '#tests/support/site/server.ts';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';

const table: readonly Page[] = pages;
let server: TestServer;

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } });
/** The home page's address has no final slash. */
const addressOf = (locale: Locale, page: Page) => new URL(localePath(locale, page.path), server.origin).href.replace(/\/$/, '');
const addressesOf = (page: Page) => Object.fromEntries(locales.map((locale) => [locale, addressOf(locale, page)]));
const byUrl = (a: { url: string | undefined }, b: { url: string | undefined }) => (a.url ?? '').localeCompare(b.url ?? '');

describe.each(serverKinds)('%s', (kind) => {
  beforeAll(async () => {
    server = await startServer({}, kind);
  });
  afterAll(() => server.stop());

  test('serves an alias in every language without a redirect, with the canonical address', async () => {
    const aliases = table.flatMap((page) => (page.aliases ?? []).map((alias) => ({ page, alias })));
    expect(aliases.length).toBeGreaterThan(10);
    for (const { page, alias } of aliases)
      for (const locale of locales) {
        const response = await ask(`${localePath(locale, alias)}?utm=1`);
        expect({ alias, status: response.status, canonical: canonicalOf(await tagsOf(response)) }).toEqual({
          alias,
          status: 200,
          canonical: addressOf(locale, page),
        });
      }
  });

  test.each([
    ['es-US,es;q=0.9,en;q=0.5', 'es'],
    ['pt-BR', 'pt'],
  ] as const)('redirects a first visit with %s to its language and keeps the query', async (language, locale) => {
    // Next writes the query anew before its middleware.
    const space = kind === 'next start' ? '+' : '%20';
    for (const path of table.flatMap((page) => [page.path, ...(page.aliases ?? [])])) {
      const response = await ask(`${path}?a=1&b=%20x`, { 'accept-language': language });
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 307, `${localePath(locale, path)}?a=1&b=${space}x`]);
      expect(response.headers.get('vary')).toMatch(/accept-language/i);
    }
  });

  test('serves a localized 404 page that is not indexed', async () => {
    const headings = new Set<string>();
    for (const locale of locales) {
      const response = await ask(localePath(locale, '/no/such/page'));
      const tags = await tagsOf(response);
      headings.add(named(tags, 'h1')[0]?.text ?? '');
      expect([response.status, named(tags, 'html')[0]?.attributes.lang, metaOf(tags, 'robots')]).toEqual([
        404,
        locale,
        expect.stringContaining('noindex'),
      ]);
      expect(named(tags, 'a').some(({ attributes }) => attributes.href === localePath(locale, '/'))).toBe(true);
    }
    expect(headings.size).toBe(locales.length);
    expect(headings).toContain('Oops! Page not found');
  });

  test('lists every indexed page in sitemap, robots and llms.txt, in each language', async () => {
    const shown = table.filter(({ hidden }) => !hidden).flatMap((page) => locales.map((locale) => addressOf(locale, page)));
    const sitemap = await (await ask('/sitemap.xml')).text();
    const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => url);
    expect(listed.toSorted()).toEqual(shown.toSorted());
    const entries = Array.from(sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g), ([, entry = '']) => ({
      url: /<loc>([^<]*)</.exec(entry)?.[1],
      others: Object.fromEntries(Array.from(entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g), ([, language, href]) => [language, href])),
    }));
    expect(entries.toSorted(byUrl)).toEqual(
      table
        .filter(({ hidden }) => !hidden)
        .flatMap((page) =>
          locales.map((locale) => ({ url: addressOf(locale, page), others: { ...addressesOf(page), 'x-default': addressOf('en', page) } })),
        )
        .toSorted(byUrl),
    );
    const days = Array.from(sitemap.matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g), ([, day]) => day ?? '');
    expect(days).toHaveLength(shown.length);
    expect(days.filter((day) => Date.parse(day) > Date.now())).toEqual([]);
    const llms = await (await ask('/llms.txt')).text();
    expect(llms).toMatch(/^# \S.*\n\n> \S/);
    expect(shown.filter((url) => !llms.includes(`(${url})`))).toEqual([]);
    expect(Array.from(llms.matchAll(/\]\(([^)]*)\)/g), ([, url]) => url).toSorted()).toEqual([...shown, `${server.origin}/sitemap.xml`].toSorted());
    const robots = await (await ask('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
    const closed = Array.from(robots.matchAll(/^Disallow: (\S+)$/gim), ([, start = '']) => start);
    expect([/^User-Agent: \*$/im.test(robots), closed.filter((start) => shown.some((url) => new URL(url).pathname.startsWith(start)))]).toEqual([
      true,
      [],
    ]);
  });
});
