import { localePath, locales } from '#lib/i18n/routing.ts';
import { mostScreens, screensOf, topicPaths } from '#tests/support/browser/page-length.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

for (const locale of locales)
  test(`no topic page in ${locale} is longer than ${mostScreens[locale]} screens of a phone`, async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled !== false, 'pages.spec.ts measures them with script');
    const long: string[] = [];
    for (const path of topicPaths) {
      await page.goto(localePath(locale, path), { waitUntil: 'domcontentloaded' });
      const screens = await screensOf(page);
      if (screens > mostScreens[locale]) long.push(`${path}: ${screens.toFixed(1)}`);
    }
    expect(topicPaths.length).toBeGreaterThan(25);
    expect(long).toEqual([]);
  });

test('a folded part opens by its heading on a phone, and is open text on a wide screen', async ({ page, isMobile }) => {
  await page.goto('/personal-auto/fr-44-florida');
  const part = page.locator('#prose .fold');
  const text = part.locator('p').last();
  if (isMobile) {
    await expect(text).toBeHidden();
    await part.locator('summary').press('Enter');
  }
  await expect(text).toBeVisible();
  await expect(part.getByRole('heading', { level: 2 })).toBeVisible();
  if (isMobile) return;
  await part.locator('summary').focus({ timeout: 1000 });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('SUMMARY');
});
