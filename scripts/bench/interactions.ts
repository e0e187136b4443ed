import type { Browser, Locator, Page } from '@playwright/test';
import { onPhone, slowProcessor } from './phone.ts';

/** Milliseconds from a hand to the next paint, the slowest of each kind, on a processor four times as slow. */
export type Interactions = { menu: number; typing: number; next: number };

/** Faster ones are not told by the browser; they count as this long. */
const least = 16;
const settledMs = 1500;

async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  const seen = await page.evaluateHandle((durationThreshold) => {
    const durations = new Map<number, number>();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry.toJSON();
        if (interactionId > 0) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
      }
    });
    const events = { type: 'event', durationThreshold };
    observer.observe(events);
    return durations;
  }, least);
  await act();
  await page.waitForTimeout(settledMs);
  return seen.evaluate((durations, none) => Math.max(none, ...durations.values()), least);
}

async function type(page: Page, field: Locator): Promise<void> {
  await field.tap();
  await page.keyboard.type('Mariana', { delay: 80 });
}

/** Opens the menu, types in a field and presses the wizard's Next, each on a page that nobody has touched: the framework comes meanwhile. */
export async function interact(browser: Browser, origin: string): Promise<Interactions> {
  const open = <T>(path: string, work: (page: Page) => Promise<T>) =>
    onPhone(browser, async (page, session) => {
      await slowProcessor(session);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      return work(page);
    });
  const menu = await open('/', (page) => slowest(page, () => page.locator('[popovertarget="site-menu"]').tap()));
  const typing = await open('/personal-auto', (page) =>
    slowest(page, () => type(page, page.locator('form[data-form="personal-auto"] [name=firstName]'))),
  );
  const next = await open('/auto-quote', async (page) => {
    const form = page.locator('form[data-form="auto-wizard"]');
    await type(page, form.locator('[name=firstName]'));
    return slowest(page, () => form.locator('[data-script-only] button').last().tap());
  });
  return { menu, typing, next };
}
