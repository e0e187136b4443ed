import { localePath, locales } from '#lib/i18n/routing.ts';
import { pages } from '#lib/site/pages.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const topics = pages.filter(({ line, form }) => line !== 'company' && form !== 'smart-quote' && form !== 'home');
/** Words of the other languages are longer. */
const maxScreens = { en: 8, es: 8.5, pt: 8.5 } as const;

for (const locale of locales)
  test(`no topic page in ${locale} is longer than ${maxScreens[locale]} screens of a phone`, async ({
    page,
    isMobile,
    javaScriptEnabled,
    viewport,
  }) => {
    test.skip(!isMobile || javaScriptEnabled === false, 'length costs most on a phone; script adds none');
    const long: string[] = [];
    for (const { path } of topics) {
      await page.goto(localePath(locale, path), { waitUntil: 'domcontentloaded' });
      const screens = ((await page.evaluate('document.documentElement.scrollHeight')) as number) / (viewport?.height ?? 0);
      if (screens > maxScreens[locale]) long.push(`${path}: ${screens.toFixed(1)}`);
    }
    expect(topics.length).toBeGreaterThan(25);
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
