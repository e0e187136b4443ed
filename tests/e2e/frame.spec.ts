import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { focusProblemWithin } from '#tests/support/browser/focus-problem-within.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

// With animations; the other tests reduce motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('frame', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'needs the script');

  for (const zoomed of [false, true])
    test(`the focus is always visible and never covered${zoomed ? ' at 400 %' : ''}`, async ({ page, isMobile }) => {
      test.skip(zoomed && isMobile, 'desktop only: zoom');
      if (zoomed) await page.setViewportSize({ width: 320, height: 225 });
      // Smooth scrolling would not have ended yet.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/pt/contact');
      const covered: string[] = [];
      for (let step = 0; step < 70; step += 1) {
        await page.keyboard.press('Tab');
        const problem = await page.evaluate(focusProblemWithin, 'body');
        if (problem) covered.push(problem);
      }
      expect(covered).toEqual([]);
    });

  test('the language switch keeps the page, the fragment and typed values', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'phone only: the keyboard journey runs on every device');
    await page.goto('/#quote-form');
    await page.locator('form[data-form="home"] [name="firstName"]').fill('Zoë');
    await page.getByRole('link', { name: 'Português PT' }).tap();
    await expect(page).toHaveURL(/\/pt#quote-form$/);
    await expect(page.locator('form[data-form="home"] [name="firstName"]')).toHaveValue('Zoë');
  });

  test('the bottom bar hides for a focused field', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'phone only: it has the bar');
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 900));
    await expect(page.locator('.action-bar')).toBeVisible();
    await page.locator('[name="firstName"]').focus();
    await expect(page.locator('.action-bar')).toBeHidden();
  });

  test('the bottom bar comes once the buttons of the hero have left the screen', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'phone only: it has the bar');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const bar = page.locator('.action-bar');
    for (const locale of locales) {
      await page.goto(localePath(locale, '/'));
      await expect(bar).toBeHidden();
      const buttons = await page.locator('.hero-buttons').boundingBox();
      await page.evaluate((y) => scrollTo(0, y), (buttons?.y ?? 0) + (buttons?.height ?? 0) + 2);
      await expect(bar).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(bar).toBeHidden();
    }
  });

  test('the bar offers no quote beside the form, and the header returns on the way up', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'phone only: it has the bar');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/personal-auto/fr-44-florida', { waitUntil: 'networkidle' });
    const quote = page.locator('.action-bar a[href="#quote-form"]');
    const header = page.locator('.site-header');
    await page.evaluate(() => scrollTo(0, 700));
    await expect(quote).toBeVisible();
    await page.locator('#quote-form button[type=submit]').scrollIntoViewIfNeeded();
    await expect(quote).toBeHidden();
    await expect(page.locator('.action-bar a:visible')).toHaveCount(3);
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => scrollBy(0, -200));
    await expect(header).toBeInViewport();
    await page.evaluate(() => scrollBy(0, 200));
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 700));
    await expect(quote).toBeVisible();
  });

  test('has the other languages side by side in the header, each large enough to press', async ({ page, isMobile }) => {
    await page.goto('/es');
    const [english, portuguese] = await Promise.all(['en', 'pt'].map((locale) => page.locator(`#languages a[lang="${locale}"]`).boundingBox()));
    expect(english?.y).toBe(portuguese?.y);
    expect((english?.x ?? 0) + (english?.width ?? 0)).toBeLessThanOrEqual(portuguese?.x ?? 0);
    for (const box of [english, portuguese]) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(isMobile ? 44 : 24);
    await expect(page.locator('#languages a[lang="es"]')).toBeHidden();
  });

  test('keeps the header in one row on a phone, and opens the chat from the menu', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'phone only: it has the menu');
    await page.goto('/es', { waitUntil: 'networkidle' });
    expect((await page.locator('.site-header').boundingBox())?.height).toBeLessThan(60);
    const menu = page.locator('#site-menu');
    await page.locator('[popovertarget="site-menu"]').first().click();
    await menu.locator('[data-open-chat]').click();
    await expect(page.locator('dialog.chat-window textarea')).toBeFocused();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('[popovertarget="site-menu"]').first()).toBeFocused();
  });

  test('shows by the clock whether the office is open, without a layout shift', async ({ page, isMobile }) => {
    test.skip(isMobile, 'desktop only: independent of the device');
    for (const [at, state, text] of [
      ['2026-11-23T15:00:00Z', 'open', 'Open now.'],
      ['2026-11-22T15:00:00Z', 'closed', 'Closed now. We open tomorrow'],
      ['2026-11-26T15:00:00Z', 'closed', 'Closed now for the holiday. We open tomorrow'],
    ] as const) {
      await page.clock.setFixedTime(at);
      await page.goto('/about-us');
      const openNow = page.locator('main .open-now').first();
      const before = await openNow.boundingBox();
      await expect(openNow).toHaveAttribute('data-state', state);
      await expect(openNow.locator(`[data-when="${state}"]`)).toBeVisible();
      await expect(openNow.locator(`[data-when="${state}"]`)).toContainText(text);
      expect((await openNow.boundingBox())?.height).toBe(before?.height);
    }
  });

  test('shows a lost connection above the bar, in every language', async ({ page, context, isMobile }) => {
    test.skip(!isMobile, 'phone only');
    for (const locale of locales) {
      await page.goto(localePath(locale, '/about-us'));
      await expect(page.locator('main .open-now').first()).toHaveAttribute('data-state', /./);
      await context.setOffline(true);
      const notice = page.locator('.offline-notice');
      await expect(notice).toHaveText(messagesFor(locale).site.offline);
      const [noticeBox, bar] = [await notice.boundingBox(), await page.locator('.action-bar').boundingBox()];
      expect((noticeBox?.y ?? Infinity) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      expect(await axeViolations(page, '.offline-notice')).toEqual([]);
      await context.setOffline(false);
      await expect(notice).toBeEmpty();
    }
  });
});
