import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { postHomeLead } from '#tests/support/site/post-lead.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';
import { selectedText, selectByDragging } from '#tests/support/browser/select-text.ts';

const protectedPath = '/about-us';

type Keys = Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether the page prevents the default action of an event. */
const isStopped = (page: Page, selector: string, type: string, init: Keys = {}) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name, given]) => {
        const options = { bubbles: true, cancelable: true, ...given };
        return !element.dispatchEvent(name.startsWith('key') ? new KeyboardEvent(name, options) : new MouseEvent(name, options));
      },
      [type, init] as const,
    );

async function isKeyStopped(page: Page, keys: string, selector = 'main h1'): Promise<boolean> {
  const [key = '', ...modifiers] = keys.split('+').toReversed();
  const init = { key, ctrlKey: modifiers.includes('Ctrl'), metaKey: modifiers.includes('Cmd'), shiftKey: modifiers.includes('Shift') };
  return isStopped(page, selector, 'keydown', init);
}

/** The printed text, with the notice. */
async function printed(page: Page): Promise<{ words: string; notice: string }> {
  await page.emulateMedia({ media: 'print' });
  const words = await page.evaluate(() => document.body.innerText.trim());
  const notice = await page.evaluate(() => getComputedStyle(document.body, '::before').content);
  await page.emulateMedia({ media: 'screen' });
  return { words, notice };
}

const userSelectOf = (page: Page) => page.locator('main h1').evaluate((element) => getComputedStyle(element).userSelect);

const blur = (page: Page) => page.locator('main').evaluate((element) => getComputedStyle(element).filter);

test('protects texts and pictures from menu, drag, keys and selection', async ({ page }) => {
  await page.goto(localePath('es', protectedPath));
  await expect(page.locator('body')).toHaveClass('protected watermarked');
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  expect(await isStopped(page, 'main h1', 'contextmenu')).toBe(true);
  expect(await isStopped(page, 'header [data-logo] svg', 'contextmenu')).toBe(false);
  expect(await isStopped(page, 'main img, main p', 'dragstart')).toBe(true);
  for (const keys of ['F12', 'Ctrl+Shift+I', 'Ctrl+Shift+J', 'Ctrl+u', 'Ctrl+s', 'Ctrl+a', 'Ctrl+c', 'Cmd+c', 'Cmd+s'])
    expect([keys, await isKeyStopped(page, keys)]).toEqual([keys, true]);
  for (const keys of ['Tab', 'c', 'ArrowDown', 'Ctrl+f', 'Ctrl+r', 'Escape']) expect([keys, await isKeyStopped(page, keys)]).toEqual([keys, false]);
  expect(await selectByDragging(page, 'main p')).toBe('');
  await page.keyboard.press('Control+a');
  expect(await selectedText(page)).toBe('');
  expect(alerts).toEqual([]);
  const { print } = messagesFor('es').site.protection;
  for (const keys of ['Control+p', 'Meta+p']) await page.keyboard.press(keys);
  expect(alerts).toEqual([print, print]);
  // Printing by the browser's menu dispatches no key event.
  const paper = await printed(page);
  expect([paper.words.length > 500, paper.notice]).toEqual([true, 'none']);
  await page.keyboard.press('Tab');
  await expect(page.locator('a:focus')).toHaveCount(1);
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('the watermark is the last line of the page, below everything that is read', async ({ page }) => {
  await page.goto(protectedPath);
  await expect(page.locator('body')).toHaveClass('protected watermarked');
  const mark = page.locator('footer .watermark');
  await expect(mark).toHaveAttribute('aria-hidden', 'true');
  await expect(mark).toHaveCSS('pointer-events', 'none');
  expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe('none');
  const isLast = await mark.evaluate((element) => element.closest('footer')?.querySelector('div')?.lastElementChild === element);
  expect(isLast).toBe(true);
});

test('PrintScreen and a hidden tab blur the page; the console shows STOP every five seconds', async ({ page }) => {
  // Paused before the page loads: while the clock ran, ticks and their messages arrived between the steps.
  const start = new Date('2026-11-24T15:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()} ${message.text().split('\n')[0]}`));
  const notice = `warning ${messagesFor('en').site.protection.stop}`;
  await page.goto('/get-quote');
  await expect.poll(() => messages).toEqual(['clear console.clear', notice]);
  // The console reports a message after the call that wrote it.
  for (const [ms, count] of [
    [4_999, 1],
    [1, 2],
    [5_000, 3],
  ] as const) {
    await page.clock.runFor(ms);
    await page.evaluate(() => console.info('end'));
    await expect.poll(() => messages.at(-1)).toBe('info end');
    messages.pop();
    expect(messages).toEqual(Array.from({ length: count }, () => ['clear console.clear', notice]).flat());
  }

  for (const type of ['keydown', 'keyup']) {
    expect(await isStopped(page, 'main h1', type, { key: 'PrintScreen' })).toBe(true);
    expect(await blur(page)).toContain('blur');
    await page.clock.runFor(299);
    expect(await blur(page)).toContain('blur');
    await page.clock.runFor(1);
    expect(await blur(page)).toBe('none');
  }
  for (const isHidden of [true, false]) {
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
    expect(await blur(page)).toContain(isHidden ? 'blur' : 'none');
  }
});

test('does not protect fields: menu, keys, selection and copy work', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await expect(page.locator('body')).toHaveClass(/protected/);
  const field = '[name="lastName"]';
  await page.locator(field).fill('Nascimento');
  for (const keys of ['Ctrl+a', 'Ctrl+c', 'Ctrl+s']) expect([keys, await isKeyStopped(page, keys, field)]).toEqual([keys, false]);
  for (const type of ['contextmenu', 'dragstart']) expect([type, await isStopped(page, field, type)]).toEqual([type, false]);
  for (const keys of ['Control+a', 'Control+c']) await page.keyboard.press(keys);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Nascimento');
});

test('does not protect portal, certificate and guide pages, confirmations and the filing answer', async ({ page, site }) => {
  const expectOpen = async (path: string, part: string) => {
    await expect(page.locator('body')).not.toHaveClass(/protected/);
    expect([path, await isStopped(page, part, 'contextmenu'), await isKeyStopped(page, 'Ctrl+p', part)]).toEqual([path, false, false]);
    expect((await printed(page)).words.length).toBeGreaterThan(100);
    expect(await selectByDragging(page, part)).not.toBe('');
  };
  const confirmation = `/thank-you/${await postHomeLead(site.url)}`;
  for (const path of ['/client-portal', '/client-portal/coi-request', '/free-guide', confirmation]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectOpen(path, 'main h1');
  }
  const finder = '/personal-auto/which-filing';
  await page.goto(finder, { waitUntil: 'networkidle' });
  for (const name of ['home', 'ordered']) await page.locator(`[name="${name}"]`).selectOption('FL');
  for (const [name, value] of Object.entries({ cause: 'dui', car: 'yes', letter: 'missing' }))
    await page.locator(`[name="${name}"][value="${value}"]`).check();
  await page.locator('form[data-form="which-filing"] button[type=submit]').click();
  await expect(page.locator('[data-filing-answer] h3')).toBeFocused();
  await expectOpen(finder, '[data-filing-answer] h3');
});

test('a confirmation on a protected page can be printed and copied', async ({ page }) => {
  await page.goto('/get-quote', { waitUntil: 'networkidle' });
  await expect(page.locator('body')).toHaveClass(/protected/);
  expect([await isKeyStopped(page, 'Ctrl+p'), await userSelectOf(page)]).toEqual([true, 'none']);
  await page.locator('main').evaluate((main) => main.append(Object.assign(document.createElement('p'), { id: 'sent' })));
  await page.locator('#sent').evaluate((panel) => panel.toggleAttribute('data-unprotected', true));
  expect([await isKeyStopped(page, 'Ctrl+p'), await userSelectOf(page)]).toEqual([false, 'auto']);
});

test('phone numbers on a protected page can be selected and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await expect(page.locator('body')).toHaveClass(/protected/);
  await page
    .locator('footer details')
    .last()
    .evaluate((group) => group.setAttribute('open', ''));
  const number = page.locator('footer a[href^="tel:"]').first();
  expect(await isStopped(page, 'footer a[href^="tel:"]', 'contextmenu')).toBe(false);
  await number.evaluate((link) => getSelection()?.selectAllChildren(link));
  expect(await selectedText(page)).toContain('(305) 555-0142');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('(305) 555-0142');
  await page.locator('main h1').evaluate((heading) => getSelection()?.selectAllChildren(heading));
  expect(await isKeyStopped(page, 'Ctrl+c')).toBe(true);
});
