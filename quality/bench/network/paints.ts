import type { Page } from '@playwright/test';

/** Milliseconds until the first and the largest paint, and the layout shift, of the page that is open. */
export type Paints = { first: number; largest: number; shift: number };

/** Reads them from the browser. A prerendered page counts from its activation. */
export function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const [paints = [], largest = [], shifts = [], navigation = []] = await Promise.all(
      ['paint', 'largest-contentful-paint', 'layout-shift', 'navigation'].map(entriesOf),
    );
    const activation = Number(navigation[0]?.toJSON().activationStart ?? 0);
    const since = (entry: PerformanceEntry | undefined) => (entry ? Math.max(0, entry.startTime - activation) : Number.NaN);
    return {
      first: since(paints.find(({ name }) => name === 'first-contentful-paint')),
      largest: since(largest.at(-1)),
      shift: shifts.reduce((sum, shift) => sum + Number(shift.toJSON().value), 0),
    };
  });
}
