import { expect, signInByLink, test } from '../support/desk/desk-fixture.ts';
import { postHomeLead } from '../support/site/post-lead.ts';

test('a name and an address without blanks leave each page as wide as the window', async ({ page, desk }) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissen';
  const reference = await postHomeLead(desk.url, { firstName: long, lastName: long.slice(0, 60) });
  await signInByLink(page, desk, 'agent');
  await page.goto(`/desk/leads/${reference}`);
  await page.getByLabel('Note for the staff').fill(`See https://example.com/${'q'.repeat(300)}`);
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.waitForURL('**recorded=note**');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/desk?view=all', `/desk/leads/${reference}`, '/desk/reports']) {
      await page.goto(path);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
  }
});

test('a printed lead has its values and its timeline, and no controls', async ({ page, desk }) => {
  const reference = await postHomeLead(desk.url, { firstName: 'Ana' });
  await signInByLink(page, desk, 'owner');
  await page.goto(`/desk/leads/${reference}`);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['.summary', 'main .values', '.timeline']) await expect(page.locator(shown).first()).toBeVisible();
  expect(await page.locator('main').locator('button, select, input, textarea').filter({ visible: true }).count()).toBe(0);
  await expect(page.locator('.steps')).toBeHidden();
});

test('the chart of a report has the colors of the system where those are forced', async ({ page, desk }) => {
  await signInByLink(page, desk, 'viewer');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/desk/reports');
  const fill = await page
    .locator('.chart text')
    .first()
    .evaluate((text) => getComputedStyle(text).fill);
  expect(fill).toBe(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color));
});
