import { AxeBuilder } from '@axe-core/playwright';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { sectionsOf } from '#lib/site/find-page.ts';
import type { Page as SitePage } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';
import { lookFaults } from '#tests/support/look-faults.ts';
import { expect, test } from '#tests/support/site-fixture.ts';

/*
 * No stored pictures: another Chromium or another system font moves pixels without anything being wrong. What a picture
 * would be looked at for is measured instead, in every section, language and width: overflow, cut text, headings, targets, contrast.
 */
const table: readonly SitePage[] = pages;
const widths = [320, 390, 768, 1280, 1920];
const missing = { id: 'missing', path: '/no-such-page' };
/** One page of each make: line of insurance, form and kinds of section. */
const makes = [...new Map(table.map((page) => [JSON.stringify([page.line, page.form, sectionsOf(page).map(({ kind }) => kind)]), page])).values()];
const hasOneRun = 'the widths are set here';

for (const locale of locales)
  test.describe(`look in ${locale}`, () => {
    for (const { id, path } of [...table, missing])
      test(`${id} holds at every width`, async ({ page }, { project }) => {
        test.skip(project.name !== 'desktop', hasOneRun);
        await page.goto(localePath(locale, path));
        await page.evaluate(() => document.fonts.ready);
        const faults: Record<string, string[]> = {};
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          faults[width] = await page.evaluate(lookFaults, { phone: width < 600 });
        }
        expect(faults).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
      });
  });

for (const [colorScheme, project] of [
  ['light', 'desktop'],
  ['dark', 'phone'],
] as const)
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const { id, path } of [...makes, missing])
      test(`${id} is accessible`, async ({ page }, info) => {
        test.skip(info.project.name !== project, 'light is looked at on a wide screen, dark on a phone');
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([]);
      });
  });
