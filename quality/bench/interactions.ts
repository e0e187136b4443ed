import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './median.ts';
import { onPhone, slowProcessor } from './phone.ts';

export type Action = 'menu' | 'typing' | 'next';

/**
 * Milliseconds from a hand to the next paint, the slowest of each kind, on a processor four times as slow: on a page that nobody has
 * touched, while the framework comes, and on one where it has come.
 */
export type Interactions = Record<Action, { first: number; later: number }>;

/** Faster ones are not told by the browser; they count as this long. */
const least = 16;
const settledMs = 1500;
const wakeMs = 4000;
/** A phone shows its keyboard before anyone can type on it. */
const keyboardMs = 300;

/** Milliseconds of the slowest interaction while something is done, until its next paint. */
export async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
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

/** Where something is, once it is in sight. `Locator.tap` would do its own work in the page between the touch and the paint. */
async function placeOf(page: Page, target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be touched is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const subjects: Record<Action, { path: string; target: string; text: string }> = {
  menu: { path: '/', target: '[popovertarget="site-menu"]', text: '' },
  typing: { path: '/personal-auto', target: 'form[data-form="personal-auto"] [name=firstName]', text: 'Mariana' },
  next: { path: '/auto-quote', target: 'form[data-form="auto-wizard"] [data-steps] button:last-of-type', text: '' },
};

function touch(browser: Browser, origin: string, action: Action, isAwake: boolean): Promise<number> {
  const { path, target, text } = subjects[action];
  return onPhone(browser, async (page, session) => {
    await slowProcessor(session);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    if (isAwake) {
      await page.keyboard.press('Shift');
      await page.waitForTimeout(wakeMs);
    }
    const { x, y } = await placeOf(page, page.locator(target).last());
    return slowest(page, async () => {
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(keyboardMs);
      await page.keyboard.type(text, { delay: 80 });
    });
  });
}

/** One visit may meet the machine at a bad moment: the middle of these counts. */
const visits = 3;

async function usual(visit: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < visits; n += 1) times.push(await visit());
  return median(times, (time) => time);
}

/** Opens the menu, types in a field and presses the wizard's Next, each on pages of its own. */
export async function interact(browser: Browser, origin: string): Promise<Interactions> {
  const both = async (action: Action) => ({
    first: await usual(() => touch(browser, origin, action, false)),
    later: await usual(() => touch(browser, origin, action, true)),
  });
  return { menu: await both('menu'), typing: await both('typing'), next: await both('next') };
}
