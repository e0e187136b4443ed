import type { Browser } from '@playwright/test';
import { onPhone } from './phone.ts';

/** Milliseconds until the first byte and the largest paint, and the layout shift, with nothing throttled. */
export type Vitals = { ttfb: number; lcp: number; cls: number };

/** Loads a page once in a browser with an empty cache. */
export function loadOnce(browser: Browser, url: string): Promise<Vitals> {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(async () => {
      const entriesOf = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
          observer.observe({ type, buffered: true });
          setTimeout(() => resolve([]), 200);
        });
      const [navigation, paints, shifts] = await Promise.all(['navigation', 'largest-contentful-paint', 'layout-shift'].map(entriesOf));
      return {
        ttfb: Number(navigation?.[0]?.toJSON().responseStart),
        lcp: paints?.at(-1)?.startTime ?? Number.NaN,
        cls: (shifts ?? []).reduce((sum, shift) => sum + Number(shift.toJSON().value), 0),
      };
    });
  });
}
