import type { Locator, Page } from '@playwright/test';
import { attachController } from '#tests/support/forms/attach-controller.ts';
import { formPaths } from '#tests/support/forms/form-paths.ts';
import { fieldsOf } from '#tests/support/forms/form-table.ts';
import { type Press, typeAndPress } from '#tests/support/browser/type-and-press.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'needs the script');

/** Values that show a note or a problem on blur, by kind. Each form tests one text of a kind; together the forms test all texts. */
const noted: Readonly<Record<string, readonly string[]>> = {
  phone: ['3055550166'],
  email: ['ana@gmial.com', 'nobody@'],
  zip: ['33131', '90210', '00000', '3313'],
  vin: ['1HGCM82633A004352', '1HGCM82633A004353'],
  ein: ['123456789'],
  license: ['12'],
  address: ['12 Palm Ave Orl'],
  vins: ['1HGCM82633A004352'],
};

/** Pixels that messages may add to a form. */
const messagePx = 500;

const buttonOf = (form: Locator): Locator =>
  form.locator('[data-steps] button:not([disabled]), button[type=submit]').filter({ visible: true }).last();

function expectStill(presses: readonly Press[]): void {
  const boxes = presses.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());
  expect(new Set(boxes).size, JSON.stringify(presses)).toBe(1);
  expect(presses.map(({ type, isOnButton }) => type === 'click' && isOnButton)).toContain(true);
}

/** Shows the whole form at once, so that the field with the focus and the button are both in reach. A larger window is slow to paint. */
async function showWhole(page: Page, form: Locator): Promise<void> {
  const bottom = await form.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: Math.ceil(bottom) + messagePx });
}

for (const [at, [id, path]] of Object.entries(formPaths).entries())
  test(`${id}: a button pressed right after typing stays in place and works`, async ({ freshPage: page }) => {
    await page.goto(path);
    const form = page.locator(`form[data-form="${id}"]`);
    await attachController(form);
    if (id === 'auto-wizard' || id === 'home') await form.evaluate((element) => element.querySelector('details')?.setAttribute('open', ''));
    await showWhole(page, form);
    let notes = 0;
    for (const { name, kind } of fieldsOf(id)) {
      const texts = noted[kind] ?? [];
      const text = texts[at % texts.length];
      const field = form.locator(`[name="${name}"]`);
      if (text === undefined || !(await field.isVisible())) continue;
      if (kind === 'license') await form.locator('[name="state"]').selectOption('FL');
      const alerts = form.locator('[role=alert]');
      expectStill(await typeAndPress(page, field, text, buttonOf(form)));
      await expect(alerts).toBeVisible();
      await expect(alerts).toBeFocused();
      notes += await form.locator('[data-note]:not(:empty), [data-slot="field-error"]').count();
      // As after a new visit: without values, problems and controller.
      if (id === 'auto-wizard') await page.reload();
      else {
        await form.locator('button[type=reset]').click();
        await expect(form).not.toHaveAttribute('data-kept');
      }
      await attachController(form);
    }
    expect(notes).toBeGreaterThan(0);
  });
