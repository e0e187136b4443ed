import type { Page } from '@playwright/test';
import { pageHydratedEvent } from '#components/start/signals.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';
import { toastScript } from '#tests/support/browser/toast-script.ts';

test.use({ bypassCSP: true });
test.skip(({ isMobile }) => !isMobile, 'phone only: least space');

/** Shows a toast on a page of the site. */
async function show(page: Page, ...titles: readonly string[]): Promise<void> {
  await page.clock.install();
  await page.goto('/es/contact');
  // Waits for hydration, which replays events.
  const hydrated = page.evaluate((name) => new Promise((done) => addEventListener(name, () => done(true), { once: true })), pageHydratedEvent);
  await page.keyboard.press('Shift');
  await hydrated;
  await page.addScriptTag({ content: toastScript() });
  for (const title of titles)
    await page.evaluate((text) => Reflect.get(globalThis, 'showToast')({ title: text, text: 'BCDF2345', tone: 'success', close: 'Cerrar' }), title);
}

test('announces a toast without moving the focus, and removes it after five seconds', async ({ page }) => {
  await show(page, 'Enviado', 'Guardado');
  const region = page.getByRole('status').filter({ hasText: 'Enviado' });
  await expect(region).toContainText('Guardado');
  await expect(region).toBeInViewport();
  await expect(page.locator('body')).toBeFocused();
  await page.clock.runFor(5500);
  await expect(page.locator('#toasts')).toBeHidden();
});

test('keeps a toast while it is hovered or focused, and closes it by its button', async ({ page }) => {
  await show(page, 'Enviado');
  await page.locator('.toast').hover();
  await page.clock.runFor(20_000);
  await expect(page.locator('.toast')).toBeVisible();
  const close = page.locator('#toasts').getByRole('button', { name: 'Cerrar' });
  await close.focus();
  await page.clock.runFor(20_000);
  await expect(close).toBeVisible();
  for (const tone of ['success', 'danger', 'info'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator('.toast').evaluate((toast, shown) => toast.setAttribute('data-tone', shown), tone);
      expect(await axeViolations(page, '#toasts'), `${tone}, ${colorScheme}`).toEqual([]);
    }
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page.locator('#toasts')).toBeHidden();
});
