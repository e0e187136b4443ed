import { localePath, locales } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/find-page.ts';
import { footerGroups, headerGroups } from '#lib/site/navigation.ts';
import { expect, test } from '#tests/support/site-fixture.ts';

const linked = (groups: readonly { pages: readonly string[] }[]) => groups.flatMap(({ pages }) => pages.map((id) => pageOf(id).path));

test.describe('frame', () => {
  for (const locale of locales)
    test(`header and footer lead to every page in ${locale}`, async ({ page }) => {
      await page.goto(localePath(locale, '/'));
      for (const [part, groups] of [
        ['header', headerGroups],
        ['footer', footerGroups],
      ] as const) {
        const hrefs = await page.locator(`${part} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(hrefs).toEqual(expect.arrayContaining(linked(groups).map((path) => localePath(locale, path))));
      }
    });

  test('the menu opens, marks the current page and closes with Esc', async ({ page }, { project }) => {
    await page.goto('/personal-auto/dui-insurance');
    const isPhone = project.name !== 'desktop';
    await page.locator(isPhone ? '[popovertarget="site-menu"]' : '[popovertarget="menu-highRisk"]').press('Enter');
    const current = page.locator('#site-menu [aria-current="page"]');
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('href', '/personal-auto/dui-insurance');
    await page.keyboard.press('Escape');
    await expect(current).toBeHidden();
  });

  test('the picker leads to the chosen page, and without a choice to the quote page', async ({ page }) => {
    await page.goto('/es');
    await page.locator('#quote-type').selectOption('fr-44');
    await page.locator('footer form button').click();
    await expect(page).toHaveURL(/\/es\/personal-auto\/fr-44-florida$/);
    await page.locator('footer form button').click();
    await expect(page).toHaveURL(/\/es\/get-quote$/);
  });

  test('the language switch keeps the page', async ({ page }) => {
    await page.goto('/es/commercial/transportation');
    await page.locator('[popovertarget="languages"]').click();
    await page.locator('#languages a[lang="pt"]').click();
    await expect(page).toHaveURL(/\/pt\/commercial\/transportation$/);
  });

  test('focus is always seen and never covered', async ({ page }, { project }) => {
    test.skip(project.name === 'no-script', 'measured by script');
    // Smooth scrolling would still be on its way when the place is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/personal-auto/dui-insurance');
    const covered: string[] = [];
    for (let step = 0; step < 70; step += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(async () => {
        await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
        await new Promise((done) => setTimeout(done, 30));
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const box = focused.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
        const isSeen = top !== null && (focused.contains(top) || top.contains(focused));
        return isSeen && focused.matches(':focus-visible') ? null : focused.outerHTML.slice(0, 120);
      });
      if (fault) covered.push(fault);
    }
    expect(covered).toEqual([]);
  });

  test('the bottom bar steps aside for a focused field', async ({ page }, { project }) => {
    test.skip(project.name === 'desktop', 'a phone has the bar');
    await page.goto('/');
    await expect(page.locator('.action-bar')).toBeVisible();
    await page.locator('[name="firstName"]').focus();
    await expect(page.locator('.action-bar')).toBeHidden();
  });

  for (const { at, state } of [
    { at: '2026-11-23T15:00:00Z', state: 'open' },
    { at: '2026-11-22T15:00:00Z', state: 'closed' },
    { at: '2026-11-26T15:00:00Z', state: 'closed' },
  ])
    test(`the office is ${state} at ${at}, and nothing moves`, async ({ page }, { project }) => {
      test.skip(project.name === 'no-script', 'the clock is a script; the hours stand beside it');
      await page.clock.setFixedTime(at);
      await page.goto('/contact');
      const room = page.locator('.open-now');
      const before = await room.boundingBox();
      await expect(room).toHaveAttribute('data-state', state);
      await expect(room.locator(`[data-when="${state}"]`)).toBeVisible();
      expect((await room.boundingBox())?.height).toBe(before?.height);
    });

  test('a lost connection is told', async ({ page, context }, { project }) => {
    test.skip(project.name === 'no-script', 'the browser tells it to a script');
    await page.goto('/');
    await expect(page.locator('.open-now')).toHaveAttribute('data-state', /./);
    await context.setOffline(true);
    await expect(page.locator('.offline-notice')).not.toBeEmpty();
    await context.setOffline(false);
    await expect(page.locator('.offline-notice')).toBeEmpty();
  });
});
