import { forms } from '#lib/forms/registry.ts';
import { attachController } from '#tests/support/forms/attach-controller.ts';
import { completeValues } from '#tests/support/forms/form-values.ts';
import { formPaths } from '#tests/support/forms/form-paths.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || isMobile, 'needs the script; one width is enough');

const vin = '4T1B11HK5KU123456';
const street = '1200 Bayfront Avenue';
/** VINs, tax and license numbers of the values below. */
const numbers = /4T1B11HK5KU|12-?3456789|F255-?921/i;
/** Kinds of private values. */
const kinds = ['vin', 'vins', 'ein', 'license', 'address'];

// One server for the file, not one for each worker.
test.describe.configure({ mode: 'default' });
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'trace', RATE_LIMIT: 'off' });
});
test.afterAll(() => server.stop());

for (const { id, fields } of forms.filter((form) => form.id in formPaths && form.fields.some(({ kind }) => kinds.includes(kind))))
  test(`${id}: puts no vehicle, tax or license number into URLs, logs or local storage, and no street into URLs or logs`, async ({ page }) => {
    const addresses: string[] = [];
    const posted: string[] = [];
    page.on('request', (request) => {
      addresses.push(`${request.url()} ${request.headers().referer ?? ''}`);
      if (request.method() === 'POST') posted.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
    });
    const form = page.locator(`form[data-form="${id}"]`);
    await page.goto(server.url + formPaths[id]);
    await attachController(form);
    await fillForm(form, { ...completeValues(id, 'ana@example.com'), ...(id === 'coi' ? { purposeType: 'lienholder', vinNumber: vin } : {}) });
    const addressField = fields.find(({ kind, showIf }) => kind === 'address' && (!showIf || showIf.field === 'ownsNoCar'));
    if (addressField) {
      await form.locator('[data-fold]').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
      await form.locator(`[name="${addressField.name}"]`).fill(street);
      await expect.poll(() => posted).toContain(`/api/address {"q":"${street}"}`);
    }
    const vinField = fields.find(({ kind }) => kind === 'vin' || kind === 'vins');
    if (vinField) await expect.poll(() => posted).toContain(`/api/vin {"vin":"${vin}"}`);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('ana@example.com');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(numbers);

    await page.reload();
    await expect(form.locator('[type="email"]').first()).toHaveValue('ana@example.com');
    if (vinField?.kind === 'vin') await expect(form.locator(`[name="${vinField.name}"]`)).toHaveValue(vin);
    for (const { name } of fields.filter(({ secret }) => secret)) await expect(form.locator(`[name="${name}"]`)).toHaveValue('');
    expect(addresses.join('\n')).not.toMatch(numbers);
    expect(decodeURIComponent(addresses.join('\n'))).not.toMatch(/Bayfront/);
    expect(server.logs()).not.toMatch(numbers);
    expect(server.logs()).not.toMatch(/Bayfront/);
  });

test('the tools of the hub post VIN and address in the body, and keep the VIN for this visit only', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  await page.goto(`${server.url}/commercial/transportation-hub`);
  for (const [tool, typed] of [
    ['address', `${street}, Miami FL`],
    ['vin', vin],
  ] as const) {
    await page.locator(`form[data-tool="${tool}"] [name="typed"]`).fill(typed);
    await page.locator(`form[data-tool="${tool}"] [type="submit"]`).click();
    await expect(page.locator(`form[data-tool="${tool}"] + [role="status"] button`).first()).toBeVisible();
  }
  await page.locator('form[data-tool="vin"] + [role="status"] button').click();
  await expect(page.locator('form[data-form="smart-quote"] [name="vinNumber"]')).toHaveValue(vin);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(numbers);
  expect(addresses.join('\n')).not.toMatch(/4T1B11HK5KU|Bayfront/);
});
