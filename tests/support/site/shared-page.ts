import type { Page } from '@playwright/test';
import { loadFonts } from '../browser/load-fonts.ts';
import { test as base } from './site-fixture.ts';

/** The site fixture with one browser page per worker, since opening a context takes longer than a visit. */
export const test = base.extend<object, { view: Page }>({
  view: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'en-US', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('/');
      await loadFonts(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
