import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

for (const locale of locales) {
  const words = messagesFor(locale).insights;
  test(`the insights page in ${locale} simulates prospects and matches carriers`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`${localePath(locale, '/ai-insights')}?seed=7`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('#insights')).toContainText(words.notice);
    const panel = page.locator('[data-insights="targeting"]');
    await page.locator('details#targeting > summary').click();
    await panel.scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
    await expect(panel.getByRole('button', { name: words.targeting.pause })).toBeVisible();
    await page.clock.runFor(2_100);
    const prospects = panel.locator('tbody tr');
    await expect(prospects).toHaveCount(6);
    const firstRows = await prospects.allInnerTexts();
    await page.clock.runFor(31_000);
    await page.clock.runFor(2_100);
    await expect.poll(() => prospects.allInnerTexts()).not.toEqual(firstRows);
    await panel.getByRole('button', { name: words.targeting.pause }).click();
    const rowsBefore = await prospects.allInnerTexts();
    await page.clock.runFor(70_000);
    expect(await prospects.allInnerTexts()).toEqual(rowsBefore);
    expect(await axeViolations(page, '#insights')).toEqual([]);

    await page.locator('details#matcher > summary').click();
    const submit = page.getByRole('button', { name: words.matcher.submit });
    await submit.click();
    await expect(page.locator('#toasts')).toContainText(words.toasts.inputTitle);
    await expect(page.locator('#matcher-problem')).toHaveText(words.toasts.input);
    await expect(page.locator('#matcher-description')).toBeFocused();
    await page.getByLabel(words.factors.violations).check();
    await page.locator('#matcher-description').fill('SR-22');
    await submit.click();
    await expect(page.locator('[data-insights="matcher"]')).toContainText(words.matcher.analyzing);
    await page.clock.runFor(2_100);
    await expect(page.locator('#toasts')).toContainText(words.toasts.done);
    await expect(page.locator('[data-carrier]').first()).toContainText('Sample Western');
    await expect(page.locator('[data-carrier]').first()).toContainText(words.approval.high);
    const matches = await page.locator('[data-carrier]').allInnerTexts();
    await submit.click();
    await page.clock.runFor(2_100);
    await expect.poll(() => page.locator('[data-carrier]').allInnerTexts()).toEqual(matches);
    expect(await axeViolations(page, '[aria-labelledby="matches-heading"]')).toEqual([]);
  });
}
