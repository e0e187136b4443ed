import type { Browser } from '@playwright/test';
import { onPhone, slowNetwork, slowProcessor } from './phone.ts';

/** Milliseconds from the start of a visit on a slow phone until a letter typed into the first field of a form is on the screen. */
export function typeFirst(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page, session) => {
    await slowProcessor(session);
    await slowNetwork(session);
    // Listens from the start of the document: a listener added to the field could come after the letter and see only the input event of hydration.
    await page.addInitScript(() => {
      const painted = () => requestAnimationFrame(() => setTimeout(() => performance.mark('first letter')));
      addEventListener('input', painted, { once: true, capture: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.locator('form[data-form] [name=firstName]').first();
    await field.waitFor({ state: 'visible' });
    await field.focus();
    await page.keyboard.press('M');
    const letter = await page.waitForFunction(() => performance.getEntriesByName('first letter')[0]?.startTime);
    return Number(await letter.jsonValue());
  });
}
