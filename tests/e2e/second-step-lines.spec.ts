import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { condoLead, ownerOperatorLead, restaurantLead } from '#tests/support/forms/detailed-business-leads.ts';
import type { DetailedLead } from '#tests/support/forms/detailed-lead.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { pdf } from '#tests/support/files/sample-files.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const { page: words, papers, rows } = messagesFor('en').secondStep;

const adders: Readonly<Record<string, string>> = {
  drivers: rows.driver.add,
  hiredDrivers: rows.hiredDriver.add,
  vehicles: rows.vehicle.add,
  buildings: rows.building.add,
  payroll: rows.workClass.add,
};

/** Opens rows until the fields of the last one are visible. */
async function openRows(form: Locator, add: string, values: object): Promise<void> {
  const last = Math.max(...Object.keys(values).map((name) => Number(/\d+$/.exec(name)?.[0] ?? 1)));
  for (let row = 2; row <= last; row += 1) await form.locator('details:not([open]) > summary').filter({ hasText: add }).first().click();
}

/** Sends the first form and every step. Resolves with the reference. */
async function send(page: Page, { path, first, steps }: DetailedLead): Promise<string> {
  await page.goto(path);
  const firstForm = page.locator('#quote-form form');
  await fillForm(firstForm, first);
  await firstForm.locator('button[type=submit]').click();
  await page.locator('main').getByRole('link', { name: words.open }).click();
  const form = page.locator('form:has([name=step])');
  for (const [id, values] of Object.entries(steps)) {
    await expect(form.locator('[name=step]')).toHaveValue(id);
    await openRows(form, adders[id] ?? '', values);
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string' && value !== '') await expect(form.locator(`[name="${name}"]`), name).toBeVisible();
    await fillForm(form, values);
    await form.getByRole('button', { name: words.save }).click();
  }
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf() };
  await page.getByLabel(papers.label).setInputFiles(letter);
  await page.getByRole('button', { name: papers.send }).click();
  await expect(page.getByText(letter.name)).toBeVisible();
  await page.getByRole('link', { name: papers.finish }).click();
  await expect(page.getByRole('heading', { name: words.doneHeading })).toBeVisible();
  const done = await page.locator('section[aria-labelledby=done]').textContent();
  return (/\b[0-9A-Z]{4}\u00a0[0-9A-Z]{4}\b/.exec(done ?? '')?.[0] ?? '').replace('\u00a0', '');
}

const leads = [
  ['an owner-operator with two drivers', 'phone', ownerOperatorLead, 'hiredDrivers', 'driverName2'],
  ['a condominium with three buildings', 'desktop', condoLead, 'buildings', 'buildingAddress3'],
  ['a restaurant with four classes of payroll', 'no-script', restaurantLead, 'payroll', 'classWork4'],
] as const;

for (const [title, project, lead, step, name] of leads)
  test(`accepts every detail of ${title}`, async ({ page, site, isMobile, javaScriptEnabled }, { project: { name: current } }) => {
    test.skip(current !== project, 'the pages are the same on every device');
    const reference = await send(page, lead);
    const values = lead.steps[step] ?? {};
    await page.goto(`/continue?step=${step}`);
    await expect(page.locator(`[name="${name}"]`)).toBeVisible();
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(String(values[name]));
    if (javaScriptEnabled !== false) expect(await page.evaluate(layoutProblems, { phone: isMobile })).toEqual([]);
    const added = () =>
      Object.assign({}, ...site.webhook.calls.map(({ body }) => JSON.parse(body)).filter((body) => body.reference === reference && body.update > 0));
    await expect.poll(() => Object.keys(added()).includes('startDate'), { timeout: 15_000 }).toBe(true);
    expect(added()).toMatchObject(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
  });
