import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const path = '/personal-auto/which-filing';
type Choices = { home: string; ordered: string; cause: string; car: string; letter: string };
const choices: Choices = { home: 'FL', ordered: 'FL', cause: 'dui', car: 'yes', letter: 'missing' };
const submit = 'form[data-form="which-filing"] button[type=submit]';

async function answer(page: Page, changes: Partial<Choices> = {}): Promise<void> {
  const { home, ordered, ...radios } = { ...choices, ...changes };
  await page.locator('[name="home"]').selectOption(home);
  await page.locator('[name="ordered"]').selectOption(ordered);
  for (const [name, value] of Object.entries(radios)) await page.locator(`[name="${name}"][value="${value}"]`).check();
  await page.locator(submit).click();
  await expect(page.locator('[data-filing-answer] h3')).toBeFocused();
}

test.describe('without script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false);

  for (const locale of locales) {
    test(`the list by state answers in ${locale}`, async ({ page }) => {
      await page.goto(localePath(locale, path));
      await expect(page.locator('form[data-form="which-filing"]')).toHaveAttribute('method', 'post');
      await expect(page.locator('#states details')).toHaveCount(agency.states.length);
      await page.locator('#state-fl summary').click();
      await expect(page.locator('#state-fl dl')).toContainText(/FR-44/);
      await expect(page.locator('#state-ky')).not.toContainText(/[SF]R-\d\d/);
    });
  }
});

test.describe('with script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  for (const locale of locales) {
    test(`answers in ${locale}, and has no axe violation while empty, refused or answered`, async ({ page, isMobile }) => {
      await page.goto(localePath(locale, path));
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await axeViolations(page)).toEqual([]);
      // A phone shows one question after another, and the button after the last answer.
      await expect(page.locator(submit)).toBeVisible({ visible: !isMobile });
      if (!isMobile) {
        await page.locator(submit).click();
        await expect(page.locator('[name="home"]')).toBeFocused();
        await expect(page.locator('form[data-form="which-filing"] [data-slot="field-error"]')).toHaveCount(5);
        // Scrolled to a fixed position, since the bottom bar covers other parts otherwise.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await axeViolations(page)).toEqual([]);
      }
      await answer(page);
      await expect(page.locator('[data-filing-answer="fr-44"] h3')).toContainText('FR-44');
      await page.locator('#which-filing-start').fill('2026-10-05');
      await expect(page.locator('[data-filing-end]')).toContainText('2029');
      for (const summary of await page.locator('#states summary').all()) await summary.click();
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  for (const state of ['KY', 'NC']) {
    test(`never mentions an SR-22 of ${state}`, async ({ page }) => {
      await page.goto(path);
      await answer(page, { home: state, ordered: state });
      await expect(page.locator('[data-filing-answer]')).not.toContainText(/[SF]R-\d\d/);
      await answer(page, { home: state, ordered: 'TN' });
      await expect(page.locator('[data-filing-answer="sr-22"]')).toBeVisible();
    });
  }

  test('presets the form below and the link to the quote page', async ({ page }) => {
    await page.goto(localePath('es', path));
    await answer(page);
    const links = page.locator('[data-filing-answer] a');
    await expect(links.last()).toHaveAttribute('href', '/es/get-quote?state=FL&filing=fr-44');
    await links.first().click();
    await expect(page.locator('form[data-form="filing-first"] [name="state"]')).toHaveValue('FL');
    await expect(page.locator('form[data-form="filing-first"] [name="filingNeeded"]')).toHaveValue('fr-44');
    await expect(page.locator('form[data-form="filing-first"] [name="zipCode"]')).toBeFocused();
  });

  test('passes the answer "no car" to the form and the link', async ({ page }) => {
    await page.goto(path);
    await answer(page, { car: 'no' });
    const links = page.locator('[data-filing-answer] a');
    await expect(links.last()).toHaveAttribute('href', '/get-quote?state=FL&filing=fr-44&car=no');
    await links.first().click();
    await expect(page.locator('form[data-form="filing-first"] [name="ownsNoCar"]')).toBeChecked();
  });

  test('hides an answer after a change', async ({ page }) => {
    await page.goto(path);
    await answer(page);
    await page.locator('[name="home"]').selectOption('GA');
    await expect(page.locator('[data-filing-answer]')).toHaveCount(0);
  });

  test('the reminder is a calendar file with the end of the filing', async ({ page }) => {
    await page.goto(localePath('pt', path));
    await answer(page, { home: 'LA', ordered: 'LA' });
    await page.locator('#which-filing-start').fill('2026-10-05');
    const saved = page.waitForEvent('download');
    await page.locator('[data-filing-end]').locator('xpath=../..').getByRole('button').click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('sr-22-la-2029-10-05.ics');
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20291005');
    await expect(page.locator('[data-step-date=end]')).toContainText('5 de outubro de 2029');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  test('prints only the answer', async ({ page }) => {
    await page.goto(localePath('es', path));
    await answer(page);
    await page.locator('#which-filing-start').fill('2026-10-05');
    await page.emulateMedia({ media: 'print' });
    const steps = page.locator('[data-filing-answer] ol > li');
    expect(await steps.count()).toBeGreaterThanOrEqual(5);
    for (const step of await steps.all()) await expect(step).toBeVisible();
    await expect(page.locator('[data-filing-end]')).toBeVisible();
    await expect(page.locator('[data-step-date]')).toHaveCount(await steps.count());
    await expect(page.locator('[data-filing-answer]')).toContainText('Florida Department of Highway Safety and Motor Vehicles');
    await expect(page.locator('[data-filing-answer]').getByText(agency.name)).toBeVisible();
    for (const rest of ['#states', '#quote-form', '#finder-heading', 'body > footer', submit]) await expect(page.locator(rest)).toBeHidden();
    // Backgrounds are not printed: the text must be readable without.
    await expect(steps.first().locator('span').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('sends no choice to the server', async ({ page }) => {
    await page.goto(path);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.resourceType()} ${request.method()} ${request.url()}`));
    await answer(page);
    // The browser may fetch the icon.
    expect(sent.filter((entry) => !/^(script|stylesheet|image|other) GET/.test(entry) || /dui|missing/.test(entry))).toEqual([]);
    expect(page.url().endsWith(path)).toBe(true);
  });
});
