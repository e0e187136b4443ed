import { expect, signInByLink, test } from '../support/desk/desk-fixture.ts';
import { postHomeLead } from '../support/site/post-lead.ts';

test('a name without blanks leaves the inbox as wide as the window', async ({ page, desk }) => {
  await postHomeLead(desk.url, { firstName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissen', lastName: 'X' });
  await signInByLink(page, desk, 'agent');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/desk?view=all', '/desk/reports']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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
