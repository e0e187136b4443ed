import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { ibmViolations } from '#tests/support/browser/ibm-violations.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const finder = '/personal-auto/which-filing';
const hub = '/commercial/transportation-hub';

async function choose(page: Page): Promise<void> {
  for (const name of ['home', 'ordered']) await page.locator(`form[data-form="which-filing"] [name="${name}"]`).selectOption('FL');
  for (const value of ['dui', 'yes']) await page.locator(`form[data-form="which-filing"] [value="${value}"]`).check();
}

test.describe('without script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false);

  for (const locale of locales) {
    const { filing, tools, videos } = messagesFor(locale);

    test(`the finder names a missing value, then answers in ${locale}`, async ({ page, site }) => {
      await page.goto(localePath(locale, finder));
      await choose(page);
      await page.getByRole('button', { name: filing.finder.submit }).click();
      await expect(page.locator('[data-slot="field-error"]')).toHaveText(filing.finder.missing.letter);
      await expect(page.locator('[name="home"]')).toHaveValue('FL');
      await expect(page.locator('input[value="dui"]')).toBeChecked();
      await page.locator('input[value="missing"]').check();
      await page.getByRole('button', { name: filing.finder.submit }).click();
      const answer = page.locator('[data-filing-answer="fr-44"]');
      await expect(answer).toBeVisible();
      await answer.locator('[name="start"]').fill('2026-10-05');
      await answer.getByRole('button', { name: filing.finder.submit }).click();
      await expect(page.locator('[data-filing-end]')).toContainText('2029');
      await expect(answer.getByRole('button')).toHaveCount(1);
      expect(page.url()).toBe(`${site.url}/api/answers/which-filing`);
      await answer.locator('a').click();
      await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/get-quote')}\\?state=FL&filing=fr-44$`));
    });

    test(`each tool answers in ${locale}, and a VIN that is too short has its problem beside its field`, async ({ page, site }) => {
      const ask = async (tool: string, typed: string) => {
        await page.goto(localePath(locale, hub));
        await page.locator(`form[data-tool="${tool}"] [name="typed"]`).fill(typed);
        await page.locator(`form[data-tool="${tool}"] [type="submit"]`).click();
      };
      await ask('vin', '1HGCM');
      await expect(page.locator('[data-slot="field-error"]')).toHaveText(tools.vin.invalid);
      await page.locator('[name="typed"]').fill('1HGCM82633A004352');
      await page.locator('form[data-tool="vin"] [type="submit"]').click();
      await expect(page.locator('main')).toContainText(/Accord/i);
      await expect(page.locator('main').getByRole('link', { name: tools.shared.quote })).toBeVisible();
      await expect(page.getByRole('button', { name: tools.shared.use })).toHaveCount(0);
      await ask('usdot', '44110');
      await expect(page.locator('main')).toContainText(tools.usdot.off);
      await ask('license', '12');
      await expect(page.locator('main')).toContainText(tools.license.differs.split(/[({]/)[0] ?? '');
      await ask('address', '1200 Bayfront Avenue, Miami FL');
      await expect(page.locator('main')).toContainText('Miami, FL');
      expect(page.url()).toBe(`${site.url}/api/answers/address`);
    });

    test(`finds videos in ${locale}`, async ({ page }) => {
      await page.goto(localePath(locale, '/videos'));
      await page.locator('#videos-q').fill('flood');
      await page.locator('[data-search="videos"] [type="submit"]').click();
      await expect(page.locator('h1')).toHaveText(videos.results);
      await expect(page.locator('main li')).toHaveCount(1);
      await page.locator('#videos-q').fill('');
      await page.locator('[data-search="videos"] [type="submit"]').click();
      await expect(page.locator('[data-slot="field-error"]')).toHaveText(videos.empty);
    });
  }
});

/** Submits a form before hydration. */
async function sendPlainly(page: Page, form: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.locator(form).evaluate((element) => element instanceof HTMLFormElement && element.submit());
  await loaded;
}

test.describe('hydration of a page with answers', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  test('shows answers without a violation, and works in the page', async ({ page, isMobile }) => {
    const expectNoProblem = async () => {
      expect(await page.evaluate(layoutProblems, { phone: isMobile })).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    };
    await page.goto(localePath('pt', finder));
    await choose(page);
    await sendPlainly(page, 'form[data-form="which-filing"]');
    await expectNoProblem();
    await page.locator('input[value="missing"]').check();
    await sendPlainly(page, 'form[data-form="which-filing"]');
    await expectNoProblem();
    expect(await ibmViolations(page)).toEqual([]);
    await page.locator('[name="home"]').selectOption('GA');
    await expect(page.locator('[data-filing-answer]')).toHaveCount(0);
    await page.getByRole('button', { name: messagesFor('pt').filing.finder.submit }).click();
    await expect(page.locator('[data-filing-answer]')).toBeVisible();

    await page.goto(localePath('es', hub));
    await page.locator('#tool-vin').fill('1HGCM');
    await sendPlainly(page, 'form[data-tool="vin"]');
    await expectNoProblem();
    await page.locator('#tool-vin').fill('1HGCM82633A004352');
    await page.locator('form[data-tool="vin"] [type="submit"]').click();
    await expect(page.locator('[role="status"]').first()).toContainText(/Accord/i);
    await expect(page.locator('[data-slot="field-error"]')).toHaveCount(0);
    await sendPlainly(page, 'form[data-tool="vin"]');
    await expectNoProblem();
    expect(await ibmViolations(page)).toEqual([]);

    await page.goto('/videos');
    await page.locator('#videos-q').fill('flood');
    await sendPlainly(page, '[data-search="videos"]');
    await expectNoProblem();
    expect(await ibmViolations(page)).toEqual([]);
  });
});
