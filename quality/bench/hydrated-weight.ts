import type { Browser } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { onPhone } from './phone.ts';

const hydratedMs = 4_000;

/** Bytes in gzip of all scripts, and of the data that they read, that a page has loaded once it is hydrated. */
export function weighHydrated(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/_next\/static\/.*\.js(?:on)?$/.test(pathname)) sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    // A form loads its validation when it is near the screen.
    await page.evaluate(() => document.querySelector('form[data-form]')?.scrollIntoView());
    await page.waitForTimeout(hydratedMs);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
}
