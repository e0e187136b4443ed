import type { Page as View } from '@playwright/test';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { pages } from '#lib/site/pages.ts';
import { expect, faultsOf, test } from '#tests/support/one-page.ts';

const height = 844;
const widths = [320, 390, 1280] as const;
const outside = locales.flatMap((locale) => [
  { path: localePath(locale, '/no/such/page'), status: 404 },
  { path: localePath(locale, '/thank-you/CFGHJK34'), status: 200 },
]);
const visits = [...pages.flatMap(({ path }) => locales.map((locale) => ({ path: localePath(locale, path), status: 200 }))), ...outside];

const excess = (view: View, width: number) =>
  view.evaluate((asked) => (innerWidth === asked ? document.documentElement.scrollWidth - asked : undefined), width);

for (const { path, status } of visits)
  test(`${path} fits every width and axe finds nothing`, async ({ view }) => {
    await view.setViewportSize({ width: 320, height });
    expect((await view.goto(path))?.status()).toBe(status);
    for (const width of widths) {
      await view.setViewportSize({ width, height });
      await expect.poll(() => excess(view, width), `px wider than ${width}`).toBe(0);
      if (width > 320) expect(await faultsOf(view), `${width} px`).toEqual([]);
    }
  });

test.describe('dark scheme', () => {
  for (const path of ['/', '/es/get-quote', '/pt/auto-quote', '/personal-auto/high-risk', '/contact', '/privacy', '/thank-you/CFGHJK34'])
    test(`${path} is readable`, async ({ view }) => {
      await view.emulateMedia({ colorScheme: 'dark' });
      await view.setViewportSize({ width: 390, height });
      await view.goto(path);
      expect(await faultsOf(view)).toEqual([]);
      await view.emulateMedia({ colorScheme: null });
    });
});
