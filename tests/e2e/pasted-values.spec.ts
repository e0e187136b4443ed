import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'without script the browser pastes');

for (const [name, copied, value] of [
  ['zipCode', ' 33131\n', '33131'],
  ['zipCode', '33131-1234', '33131'],
  ['vinNumber', '\t1hg cm826 33a004352 ', '1HGCM82633A004352'],
  ['vinNumber', '1HG-CM826-33A-004352', '1HGCM82633A004352'],
] as const) {
  test(`a copied ${JSON.stringify(copied)} is pasted whole`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/smart-quote', { waitUntil: 'networkidle' });
    const form = page.locator('form[data-form="smart-quote"]');
    await form.locator('[name=insuranceType]').selectOption('personal-auto-standard-coverage');
    const control = form.locator(`[name=${name}]`);
    await expect(form).toHaveAttribute('data-kept', '');
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await control.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(control).toHaveValue(value);
    await control.blur();
    await expect(form.locator('[data-note]').filter({ hasText: name === 'zipCode' ? 'Miami' : '2003 Honda Accord' })).toBeVisible();
  });
}
