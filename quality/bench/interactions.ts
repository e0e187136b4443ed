import type { Browser, Locator, Page } from '@playwright/test';
import { median } from '../load/figures.ts';
import { blockScripts, onPhone, slowProcessor } from './phone.ts';

export type Action = 'menu' | 'typing' | 'next';

type Stage = 'noScript' | 'first' | 'later';
/**
 * Milliseconds from a touch to the next paint on a processor four times as slow: on a page before hydration (`first`), after it (`later`) and without any
 * script (`noScript`), where the page can do the same without.
 */
export type Interactions = Record<Action, { first: number; later: number; noScript: number | undefined }>;

/** The browser reports no shorter interaction. A visit in which it reports none counts as this long. */
const minReportedMs = 16;
const settledMs = 1500;
const hydrateMs = 4000;
/** A phone shows its keyboard before anyone can type on it. */
const keyboardMs = 300;

/** Milliseconds of the slowest interaction during an action, until its next paint. */
export async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  const seen = await page.evaluateHandle((durationThreshold) => {
    const durations = new Map<number, number>();
    // An earlier key without a visible effect ends with the next paint, which the action causes.
    const began = performance.now();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, startTime, duration } = entry.toJSON();
        if (interactionId > 0 && startTime >= began) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
      }
    });
    const events = { type: 'event', durationThreshold };
    observer.observe(events);
    return durations;
  }, minReportedMs);
  await act();
  await page.waitForTimeout(settledMs);
  return seen.evaluate((durations, min) => Math.max(min, ...durations.values()), minReportedMs);
}

/** The position of an element, scrolled into view. `Locator.tap` would run code in the page between the touch and the paint. */
async function placeOf(page: Page, target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const box = await target.boundingBox();
  if (!box) throw new Error('the target is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const subjects: Record<Action, { path: string; target: string; text: string }> = {
  menu: { path: '/', target: '[popovertarget="site-menu"]', text: '' },
  typing: { path: '/personal-auto', target: 'form[data-form="personal-auto-first"] [name=firstName]', text: 'Mariana' },
  next: { path: '/auto-quote', target: 'form[data-form="auto-wizard"] [data-steps] button:last-of-type', text: '' },
};

function touch(browser: Browser, origin: string, action: Action, stage: Stage): Promise<number> {
  const { path, target, text } = subjects[action];
  return onPhone(browser, async (page, session) => {
    await slowProcessor(session);
    if (stage === 'noScript') await blockScripts(page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    if (stage === 'later') {
      await page.keyboard.press('Shift');
      await page.waitForTimeout(hydrateMs);
    }
    const { x, y } = await placeOf(page, page.locator(target).last());
    return slowest(page, async () => {
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(keyboardMs);
      await page.keyboard.type(text, { delay: 80 });
    });
  });
}

/** The median of three visits, since a busy machine may distort one. */
async function medianTouch(...visit: Parameters<typeof touch>): Promise<number> {
  return median([await touch(...visit), await touch(...visit), await touch(...visit)]);
}

/** Opens the menu, types in a field and presses the wizard's Next button, each on pages of its own. */
export async function interact(browser: Browser, origin: string): Promise<Interactions> {
  const stagesOf = async (action: Action) => ({
    first: await medianTouch(browser, origin, action, 'first'),
    later: await medianTouch(browser, origin, action, 'later'),
    noScript: action === 'next' ? undefined : await medianTouch(browser, origin, action, 'noScript'),
  });
  return { menu: await stagesOf('menu'), typing: await stagesOf('typing'), next: await stagesOf('next') };
}
