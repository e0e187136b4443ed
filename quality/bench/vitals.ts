import type { Browser } from '@playwright/test';
import { readPaints } from './network/paints.ts';
import { onPhone } from './phone.ts';

/** Milliseconds until the first byte and the largest paint, and the layout shift, with nothing throttled. */
export type Vitals = { ttfb: number; lcp: number; cls: number };

/** Loads a page once in a browser with an empty cache. */
export function loadOnce(browser: Browser, url: string): Promise<Vitals> {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const ttfb = await page.evaluate(() => Number(performance.getEntriesByType('navigation')[0]?.toJSON().responseStart));
    const { largest, shift } = await readPaints(page);
    return { ttfb, lcp: largest, cls: shift };
  });
}
