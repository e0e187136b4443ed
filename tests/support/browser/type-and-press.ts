import type { Locator, Page } from '@playwright/test';

export type Press = { type: string; x: number; y: number; width: number; height: number; isOnButton: boolean };

declare global {
  var presses: Press[] | undefined;
}

async function recordPresses(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const presses: Press[] = [];
    globalThis.presses = presses;
    for (const type of ['pointerdown', 'pointerup', 'mouseup', 'click'])
      addEventListener(
        type,
        ({ target }) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          presses.push({ type, x, y, width, height, isOnButton: target instanceof Node && element.contains(target) });
        },
        { capture: true },
      );
  });
}

/** Types into a field and taps a button at once, for 100 ms, so that a lookup responds during the press. The button must be on the screen. */
export async function typeAndPress(page: Page, field: Locator, text: string, button: Locator): Promise<Press[]> {
  const heldMs = 100;
  await field.focus();
  await field.fill('');
  await page.keyboard.insertText(text.slice(0, -1));
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(10, box.height / 2)];
  await recordPresses(button);
  const session = await page.context().newCDPSession(page);
  await page.keyboard.type(text.slice(-1));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(heldMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  await page.waitForFunction(() => globalThis.presses?.some(({ type }) => type === 'mouseup' || type === 'click'));
  return page.evaluate(() => globalThis.presses ?? []);
}
