import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { formPaths } from '#tests/support/forms/form-paths.ts';
import { completeValues } from '#tests/support/forms/form-values.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

for (const locale of locales)
  test(`continues from the confirmation to the second step and saves it, in ${locale}`, async ({ page, isMobile, javaScriptEnabled }) => {
    const words = messagesFor(locale).secondStep;
    await page.goto(localePath(locale, formPaths['homeowners'] ?? ''));
    const first = page.locator('form[data-form="homeowners"]');
    await fillForm(first, completeValues('homeowners', `${Math.random().toString(36).slice(2)}@visitor.example`));
    await first.locator('button[type=submit]').click();
    await page.locator('main').getByRole('link', { name: words.page.open }).click();
    await expect(page.getByRole('heading', { level: 2, name: words.titles.house })).toBeVisible();
    await page.locator('[name=livingArea]').fill('1850');
    await page.getByRole('button', { name: words.page.save }).click();
    await expect(page.getByRole('heading', { level: 2, name: words.titles.condition })).toBeVisible();
    if (javaScriptEnabled !== false) {
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(layoutProblems, { phone: isMobile })).toEqual([]);
    }
    await page.locator('[name=roofYear]').fill('19');
    await page.getByRole('button', { name: words.page.save }).click();
    await expect(page.locator('[name=roofYear]')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('link', { name: words.titles.house }).click();
    await expect(page.locator('[name=livingArea]')).toHaveValue('1850');
  });
