import type { Page, Request } from '@playwright/test';
import { postHomeLead } from '#tests/support/site/post-lead.ts';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { pages } from '#lib/site/pages.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { ibmViolations } from '#tests/support/browser/ibm-violations.ts';
import { pageKinds } from '#tests/support/browser/page-kinds.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

/*
 * No stored pictures as in sections.spec.ts: another Chromium or another system font moves pixels without anything being wrong. What a reviewer
 * would look for in a picture is measured instead, in every language and width: overflow, cut text, headings, targets, contrast.
 */
const height = 844;
const widths = [320, 390, 768, 1280, 1920] as const;
/** axe is slow: each page is checked once per color scheme, each time in another language. */
const looks = [{ width: 1280, colorScheme: 'light' }, { width: 390, colorScheme: 'dark' }, undefined] as const;
const thankYou = '/thank-you/…';
const paths = [
  ...pages.map(({ path }) => ({ path, status: 200 })),
  { path: '/no/such/page', status: 404 },
  { path: '/thank-you/CFGHJK34', status: 404 },
  { path: thankYou, status: 200 },
];

/** The thank-you page exists only for a stored reference. */
const addressOf = async (path: string, origin: string) => (path === thankYou ? `/thank-you/${await postHomeLead(origin)}` : path);

/** IBM's engine takes seconds: each kind of page in one language, pages with many controls in all. */
const isCheckedByIbm = (path: string, locale: Locale) =>
  locale === locales[pageKinds.indexOf(path) % locales.length] || checkedInEveryLanguage.has(path);
const checkedInEveryLanguage = new Set(['/get-quote', '/personal-auto/which-filing', '/commercial/transportation-hub', thankYou]);

/** A page's requests that go to other origins or fail. */
function watch(page: Page, origin: string) {
  const wrong: string[] = [];
  const note = (request: Request, why: string) => !request.isNavigationRequest() && wrong.push(`${why}: ${request.url()}`);
  const onRequest = (request: Request) => !request.url().startsWith(origin) && note(request, 'elsewhere');
  // The browser cancels requests that it no longer needs: of a lazy picture that a new width hides, or of the previous page.
  const onFailed = (request: Request) =>
    request.failure()?.errorText !== 'net::ERR_ABORTED' && note(request, request.failure()?.errorText ?? 'failed');
  const onFinished = async (request: Request) => ((await request.response())?.status() ?? 0) >= 400 && note(request, 'refused');
  page.on('request', onRequest).on('requestfailed', onFailed).on('requestfinished', onFinished);
  return {
    wrong,
    stop: () => page.off('request', onRequest).off('requestfailed', onFailed).off('requestfinished', onFinished),
  };
}

/** Repeated, since the browser may still have the previous width, for seconds when the machine is busy. */
async function expectNoProblem(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const measure = async () => ({
    width: await page.evaluate(() => innerWidth),
    problems: await page.evaluate(layoutProblems, { phone: width < 600 }),
  });
  await expect.poll(measure, { timeout: 10_000 }).toEqual({ width, problems: [] });
}

for (const [at, { path, status }] of paths.entries())
  for (const [localeIndex, locale] of locales.entries()) {
    const look = looks[(at + localeIndex) % looks.length];
    const title = `${localePath(locale, path)} fits every width and loads nothing from other origins`;
    test(look ? `${title}, and has no axe violation` : title, async ({ sharedPage: page, site }) => {
      const { wrong, stop } = watch(page, site.url);
      await page.setViewportSize({ width: widths[0], height });
      await page.emulateMedia({ colorScheme: look?.colorScheme ?? 'light' });
      expect((await page.goto(localePath(locale, await addressOf(path, site.url))))?.status()).toBe(status);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) await expectNoProblem(page, width);
      if (look) {
        await page.setViewportSize({ width: look.width, height });
        expect(await axeViolations(page), `${look.width} px, ${look.colorScheme}`).toEqual([]);
      }
      stop();
      expect(wrong).toEqual([]);
      if (isCheckedByIbm(path, locale)) expect(await ibmViolations(page), "IBM's engine").toEqual([]);
    });
  }
