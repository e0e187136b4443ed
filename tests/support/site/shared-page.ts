import type { Page } from '@playwright/test';
import { test as base, useFonts } from './site-fixture.ts';

/** The site fixture with one browser page per worker, since opening a context takes longer than a visit. */
export const test = base.extend<object, { view: Page }>({
  view: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'en-US', reducedMotion: 'reduce' });
      await useFonts(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
