import { localePath, locales } from '#lib/i18n/routing.ts';
import { enlargedTextProblems } from '#tests/support/browser/enlarged-text-problems.ts';
import { pageKinds } from '#tests/support/browser/page-kinds.ts';
import { loadFonts } from '#tests/support/browser/load-fonts.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

/** In `pages.spec.ts` 320 px is what a desk has at 400 %. */
for (const locale of locales)
  test(`text at 200 % keeps every kind of page in ${locale} as wide as the phone`, async ({ page }) => {
    test.setTimeout(120_000);
    const wide: string[] = [];
    await page.goto(localePath(locale, '/'));
    await loadFonts(page);
    for (const path of pageKinds) {
      await page.goto(localePath(locale, path), { waitUntil: 'domcontentloaded' });
      wide.push(...(await page.evaluate(enlargedTextProblems)).map((problem) => `${path}: ${problem}`));
    }
    expect(wide).toEqual([]);
  });
