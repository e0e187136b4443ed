import { localePath, locales } from '#lib/i18n/routing.ts';
import { pageKinds } from '#tests/support/browser/page-kinds.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ isMobile, javaScriptEnabled }) => !isMobile || javaScriptEnabled === false, 'a phone has the least space; the styles need no script');

/** Text at twice its size on a phone, as a browser's own setting makes it. `pages.spec.ts` tests zoom: its width of 320 px is a desktop window at 400 %. */
for (const locale of locales)
  test(`text at 200 % keeps every kind of page in ${locale} as wide as the phone`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const problems: string[] = [];
    const sizes = () =>
      page.locator('main :is(h1, h2)').evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
    // Fills the cache: fonts of a first page may load too late to be shown, and system fonts may be wider.
    await page.goto(localePath(locale, '/'));
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((font) => font.load()));
    });
    for (const path of pageKinds) {
      await page.goto(localePath(locale, path), { waitUntil: 'domcontentloaded' });
      const before = await sizes();
      const width = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
        return document.documentElement.scrollWidth;
      });
      if (width > 390) problems.push(`${path}: ${width} px`);
      const grown = (await sizes()).map((size, at) => size / (before[at] ?? size));
      if (Math.min(...grown) < 1.5) problems.push(`${path}: a heading grows ${Math.min(...grown)} times`);
      if (((await page.locator('.menu-button span').first().boundingBox())?.width ?? 0) < 40) problems.push(`${path}: no word on the menu button`);
      const bar = await page.locator('.action-bar').boundingBox();
      if ((bar?.height ?? Infinity) > 140) problems.push(`${path}: the bar has more than one row`);
      const quote = await page.locator('.action-bar > a').last().boundingBox();
      if (!quote || quote.x < 0 || quote.x + quote.width > 390) problems.push(`${path}: the last item leaves the bar`);
    }
    expect(problems).toEqual([]);
  });
