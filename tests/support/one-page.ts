import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as base } from './site-fixture.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The site fixture with one browser page per worker: opening a context for each of many visits costs more than the visit. */
export const test = base.extend<object, { view: Page }>({
  view: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'en-US', reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What axe finds wrong on the page as it stands, or within one element of it, one line for each place. */
export async function faultsOf(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}

export { expect } from '@playwright/test';
