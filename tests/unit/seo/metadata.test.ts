import { locales } from '#lib/i18n/routing.ts';
import { pageMetadata } from '#lib/seo/metadata.ts';
import { pageOf, pages } from '#lib/site/pages.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

describe.each(locales)('heads in %s', (locale) => {
  test('titles and descriptions are unique and short enough to be shown whole', async () => {
    const heads = await Promise.all(pages.map((page) => pageMetadata(locale, page)));
    const titles = heads.map(({ title }) => (title && typeof title === 'object' && 'absolute' in title ? title.absolute : ''));
    const descriptions = heads.map(({ description }) => description ?? '');
    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
    expect(titles.filter((text) => text.length === 0 || text.length > 60)).toEqual([]);
    expect(descriptions.filter((text) => text.length < 50 || text.length > 155)).toEqual([]);
  });
});

test('canonical and hreflang links are those of the main address in every language', async () => {
  const { alternates } = await pageMetadata('pt', pageOf('sr-22'));
  const path = '/personal-auto/sr-22-multi-state';
  const origin = 'http://localhost:3000';
  expect(alternates).toEqual({
    canonical: `${origin}/pt${path}`,
    languages: { en: `${origin}${path}`, es: `${origin}/es${path}`, pt: `${origin}/pt${path}`, 'x-default': `${origin}${path}` },
  });
});

test('only hidden pages are kept from search engines', async () => {
  expect((await pageMetadata('en', pageOf('ai-insights'))).robots).toEqual({ index: false, follow: true });
  expect((await pageMetadata('en', pageOf('home'))).robots).toBeUndefined();
});
