import type { Browser } from '@playwright/test';
import { onPhone, slowNetwork, slowProcessor } from './phone.ts';

/** Milliseconds from the start of a visit on a slow phone until a letter typed into the first field of a form is on the screen. */
export function typeFirst(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page, session) => {
    await slowProcessor(session);
    await slowNetwork(session);
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.locator('form[data-form] [name=firstName]').first();
    await field.waitFor({ state: 'visible' });
    const typed = field.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          element.addEventListener('input', painted, { once: true });
        }),
    );
    await field.focus();
    await page.keyboard.press('M');
    return typed;
  });
}
