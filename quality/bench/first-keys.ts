import type { Browser } from '@playwright/test';
import { median } from '../load/figures.ts';
import { slowest } from './interactions.ts';
import { blockScripts, onPhone, slowProcessor } from './phone.ts';

/**
 * Milliseconds from a key to the next paint, the slowest of a visit: the median and the worst of all `visits`. `slow` and `slowWithoutScript` are
 * the numbers of visits with a slow key on the page and on the same page without script, where the browser's own first paint delays the key.
 */
export type FirstKeys = { form: string; median: number; worst: number; visits: number; slow: number; slowWithoutScript: number };

export const slowKeyMs = 100;

/** A field of each kind of form, and the control that shows it. */
const forms = [
  { form: 'personal-auto-first', path: '/personal-auto', field: 'firstName' },
  { form: 'personal-auto', path: '/get-quote', field: 'firstName', choice: '#quote-types a' },
  { form: 'auto-wizard', path: '/auto-quote', field: 'firstName' },
  { form: 'smart-quote', path: '/smart-quote', field: 'firstName' },
  { form: 'contact', path: '/contact', field: 'name' },
] as const;

function typeAtOnce(browser: Browser, origin: string, { form, path, field, ...more }: (typeof forms)[number], hasScript: boolean): Promise<number> {
  return onPhone(browser, async (page, session) => {
    await slowProcessor(session);
    if (!hasScript) await blockScripts(page);
    await page.goto(origin + path, { waitUntil: 'commit' });
    const first = page.locator(`form[data-form="${form}"] [name="${field}"]`);
    const opener = 'choice' in more ? page.locator(more.choice).first() : first;
    await opener.waitFor({ state: 'visible' });
    // Not measured, because `tap` runs code of its own in the page.
    await opener.tap();
    return slowest(page, async () => {
      await first.focus();
      await page.keyboard.type('Mariana', { delay: 80 });
    });
  });
}

/** Types into each form as soon as it is shown, on a processor four times as slow, with and without script, taking turns. */
export async function measureFirstKeys(browser: Browser, origin: string, visits: number): Promise<FirstKeys[]> {
  const rows = forms.map((subject) => ({ subject, times: new Array<number>(), timesWithoutScript: new Array<number>() }));
  for (let visit = 0; visit < visits; visit += 1)
    for (const { subject, times, timesWithoutScript } of rows) {
      times.push(await typeAtOnce(browser, origin, subject, true));
      timesWithoutScript.push(await typeAtOnce(browser, origin, subject, false));
    }
  const slowIn = (times: readonly number[]) => times.filter((time) => time > slowKeyMs).length;
  return rows.map(({ subject: { form }, times, timesWithoutScript }) => ({
    form,
    median: median(times),
    worst: Math.max(...times),
    visits,
    slow: slowIn(times),
    slowWithoutScript: slowIn(timesWithoutScript),
  }));
}
