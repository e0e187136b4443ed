import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { chatOpener } from '#tests/support/browser/chat-opener.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

const framework = /\/_next\/static\/(?:chunks|start\/(?!start-)).*\.js$/;

/** The framework scripts that a page requests from now on. */
function collectFrameworkScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (framework.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

test('loads no framework script while the page is only read', async ({ page }) => {
  const scripts = collectFrameworkScripts(page);
  await page.goto('/es/auto-quote', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('hydrates when the mouse moves, not while it stands still', async ({ page }) => {
  const scripts = collectFrameworkScripts(page);
  await page.mouse.move(100, 100);
  await page.goto('/pt/about', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.mouse.move(140, 160, { steps: 4 });
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
});

test('loads no framework script at a tap on a link that leaves the page', async ({ page }) => {
  const scripts = collectFrameworkScripts(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  // The page stays, and a link on the first screen needs no scrolling, which would start hydration.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator('header a[href="/"]').first().tap();
  await expect(page.locator('header a[href="/"]').first()).toBeFocused();
  await page.waitForTimeout(1_000);
  expect(scripts).toEqual([]);
});

test('hides the bar at the first focus of a form, before it is hydrated', async ({ page }) => {
  await page.route(framework, () => {});
  await page.goto('/personal-auto/dui-insurance');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator('.action-bar')).toBeVisible();
  await page.locator('#quote-form [name="zipCode"]').tap();
  await expect(page.locator('.action-bar')).toBeHidden();
  await expect(page.locator('#quote-form form')).toHaveAttribute('data-hydrated', 'false');
});

test('replays a press after hydration', async ({ page }) => {
  await page.goto('/pt/contact');
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-open-chat]')?.click());
  await expect(page.getByRole('log')).toBeVisible();
  await expect(page).toHaveURL(/\/pt\/contact$/);
});

test('adds nothing to the head when it hydrates', async ({ page }) => {
  await page.goto('/es/contact');
  const addresses = page.locator('link[rel="canonical"], link[hreflang], meta[content^="http"]');
  const before = await addresses.count();
  expect(before).toBeGreaterThan(5);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-open-chat]')?.click());
  await expect(page.getByRole('log')).toBeVisible();
  expect(await addresses.count()).toBe(before);
});

test('replays typing after hydration: the ZIP code fills in its city', async ({ page }) => {
  await page.goto('/get-quote#quote-personal-auto');
  await page.locator('form[data-form="personal-auto"] [name="zipCode"]').evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.value = '33131';
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    field.blur();
  });
  await expect(page.locator('form[data-form="personal-auto"] [name="city"]')).toHaveValue('Miami');
});

test('validates a form that was submitted before hydration, and posts nothing while it is invalid', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/contact');
  const form = page.locator('form[data-form="contact"]');
  await form.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit());
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  expect(posts).toEqual([]);
});

test('leaves a press to the browser when the framework cannot be loaded', async ({ page }) => {
  await page.route(framework, (route) => route.abort());
  await page.goto('/es/about-us');
  await (await chatOpener(page)).click();
  await expect(page).toHaveURL(/\/es\/contact$/);
  await page.goto('/auto-quote');
  await page.keyboard.press('Tab');
  await expect(page.locator('form[data-form="auto-wizard"] [name="license_status"]')).toBeVisible({ timeout: 3_000 });
});

test('hydrates a page that is only read, after a while', async ({ page }) => {
  await page.clock.install();
  const scripts = collectFrameworkScripts(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.clock.fastForward(19_000);
  expect(scripts).toEqual([]);
  await page.clock.fastForward(1_100);
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
});

test('shows the fonts of the site from the second page of a device on', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const shown = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.startsWith('text,'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/es', { waitUntil: 'networkidle' });
  expect(await shown()).toBe(false);
  // The browser fetches the dictionary of the pages when nothing else is under way, and in some builds the icon of its tab.
  const late = fetched.filter((path) => !/\/dictionaries\/|^\/icon\.svg/.test(path)).slice(-2);
  expect(late.every((path) => path.endsWith('.woff2'))).toBe(true);
  await page.goto('/es/contact');
  expect(await shown()).toBe(true);
  await context.close();
});

test('does not shift the layout when fonts and the whole style sheet load late', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await page.goto('/es');
  await page.waitForTimeout(2_000);
  const width = () =>
    page.locator('h1').evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().width;
    });
  const before = await width();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-open-chat]')?.click());
  await expect(page.getByRole('log')).toBeVisible();
  await page.waitForTimeout(500);
  expect(await width()).toBe(before);
  const faces = await page.evaluate(() =>
    [...document.styleSheets].map(({ cssRules }) => [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).length),
  );
  expect(faces.filter((count) => count > 0)).toHaveLength(1);
});

/** Delays the framework scripts by the given number of ms. */
async function delayFramework(page: Page, ms: number): Promise<void> {
  await page.route(framework, async (route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue().catch(() => {});
  });
}

test('shows a press as busy on a slow line until it is replayed', async ({ page }) => {
  await delayFramework(page, 4_000);
  await page.goto('/es/auto-quote');
  const next = page.locator('form[data-form="auto-wizard"] [data-steps] button').last();
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true', { timeout: 300 });
  await expect(page.getByRole('status').filter({ hasText: messagesFor('es').site.working })).toHaveCount(1);
  expect(await next.evaluate((button) => getComputedStyle(button, '::before').borderTopStyle)).toBe('solid');
  await expect(page.locator('form[data-form="auto-wizard"] [aria-invalid="true"]')).toHaveCount(5, { timeout: 20_000 });
  await expect(next).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('status').filter({ hasText: messagesFor('es').site.working })).toHaveCount(0);
});

test('waits for a slow line while files keep arriving', async ({ page }) => {
  test.slow();
  let requestCount = 0;
  await page.route(framework, async (route) => {
    requestCount += 1;
    await new Promise((done) => setTimeout(done, requestCount < 6 ? requestCount * 2_500 : 0));
    await route.continue().catch(() => {});
  });
  await page.goto('/auto-quote');
  const next = page.locator('form[data-form="auto-wizard"] [data-steps] button').last();
  await next.click();
  await page.waitForTimeout(11_000);
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('form[data-form="auto-wizard"] [aria-invalid="true"]')).toHaveCount(5, { timeout: 60_000 });
});

test('hydrates a page whose office hours were changed by the start script without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/client-portal/coi-request');
  const form = page.locator('form[data-form="coi"]');
  await page.locator('main .open-now').first().scrollIntoViewIfNeeded();
  await expect(page.locator('main .open-now[data-state]').first()).toBeAttached();
  await form.locator('[name="insuredBusinessName"]').fill('Hello');
  await expect(form).toHaveAttribute('data-kept', '');
  await form.locator('button[type=submit]').click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.locator('[name="insuredBusinessName"]')).toHaveValue('Hello');
  expect(errors).toEqual([]);
});
