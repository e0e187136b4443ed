import type { Browser } from '@playwright/test';
import { median } from '../load/figures.ts';
import { slowest } from './interactions.ts';
import { onPhone, slowProcessor } from './phone.ts';

/** Milliseconds from a key to the next paint, the slowest of a visit: the median and the worst of all visits. */
export type FirstKeys = { form: string; median: number; worst: number };

/** A field of each kind of form, and the control that shows it. */
const forms = [
  { form: 'personal-auto-first', path: '/personal-auto', field: 'firstName' },
  { form: 'personal-auto', path: '/get-quote', field: 'firstName', choice: '#quote-types a' },
  { form: 'auto-wizard', path: '/auto-quote', field: 'firstName' },
  { form: 'smart-quote', path: '/smart-quote', field: 'firstName' },
  { form: 'contact', path: '/contact', field: 'name' },
] as const;

function typeAtOnce(browser: Browser, origin: string, { form, path, field, ...more }: (typeof forms)[number]): Promise<number> {
  return onPhone(browser, async (page, session) => {
    await slowProcessor(session);
    await page.goto(origin + path, { waitUntil: 'commit' });
    const first = page.locator(`form[data-form="${form}"] [name="${field}"]`);
    const opener = 'choice' in more ? page.locator(more.choice).first() : first;
    await opener.waitFor({ state: 'visible' });
    // Only keys count: `tap` runs code of its own in the page.
    await opener.tap();
    return slowest(page, async () => {
      await first.focus();
      await page.keyboard.type('Mariana', { delay: 80 });
    });
  });
}

/** Types into each form as soon as it is shown, on a processor four times as slow, taking turns. */
export async function measureFirstKeys(browser: Browser, origin: string, visits: number): Promise<FirstKeys[]> {
  const rows = forms.map((subject) => ({ subject, times: new Array<number>() }));
  for (let visit = 0; visit < visits; visit += 1) for (const { subject, times } of rows) times.push(await typeAtOnce(browser, origin, subject));
  return rows.map(({ subject: { form }, times }) => ({ form, median: median(times), worst: Math.max(...times) }));
}
