import type { Page as View, Request } from '@playwright/test';
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

/** Requests of a page that go elsewhere, fail, or are answered with an error; the page itself aside. */
function watch(view: View, origin: string) {
  const wrong: string[] = [];
  const note = (request: Request, why: string) => !request.isNavigationRequest() && wrong.push(`${why}: ${request.url()}`);
  const asked = (request: Request) => !request.url().startsWith(origin) && note(request, 'elsewhere');
  const failed = (request: Request) => note(request, request.failure()?.errorText ?? 'failed');
  const answered = async (request: Request) => ((await request.response())?.status() ?? 0) >= 400 && note(request, 'refused');
  view.on('request', asked).on('requestfailed', failed).on('requestfinished', answered);
  return {
    wrong,
    stop: () => view.off('request', asked).off('requestfailed', failed).off('requestfinished', answered),
  };
}

for (const { path, status } of visits)
  test(`${path} fits every width, loads nothing from elsewhere, and axe finds nothing`, async ({ view, site }) => {
    const { wrong, stop } = watch(view, site.url);
    await view.setViewportSize({ width: 320, height });
    expect((await view.goto(path))?.status()).toBe(status);
    for (const width of widths) {
      await view.setViewportSize({ width, height });
      await expect.poll(() => excess(view, width), `px wider than ${width}`).toBe(0);
      if (width > 320) expect(await faultsOf(view), `${width} px`).toEqual([]);
    }
    stop();
    expect(wrong).toEqual([]);
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
