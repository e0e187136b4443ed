import { localePath, locales } from '#lib/i18n/routing.ts';
import { layoutProblems } from '#tests/support/browser/layout-problems.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

/** The short form in every language, and one long form of each layout. */
const forms = [
  { path: '/', form: 'home', onPhone: true },
  { path: '/es', form: 'home', onPhone: true },
  { path: '/pt', form: 'home', onPhone: true },
  { path: '/es/get-quote#quote-personal-auto', form: 'personal-auto', onPhone: false },
  { path: '/pt/auto-quote', form: 'auto-wizard', onPhone: false },
  { path: '/smart-quote', form: 'smart-quote', onPhone: false },
];

for (const [at, locale] of locales.entries())
  test(`no accessibility violation in the open menu in ${locale}`, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: at % 2 ? 'dark' : 'light' });
    await page.goto(localePath(locale, '/'));
    await page.locator(isMobile ? '[popovertarget="site-menu"]' : '[popovertarget="menu-personal"]:not([popovertargetaction])').click();
    await expect(page.locator(isMobile ? '#site-menu' : '#menu-personal')).toBeVisible();
    expect(await page.evaluate(layoutProblems, { phone: isMobile })).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    // The quote button stays visible beside an open menu; on a phone the menu covers the page.
    if (isMobile) return;
    await page.locator('header a[href$="/get-quote"]').first().click({ trial: true });
  });

for (const { path, form, onPhone } of forms)
  test(`no accessibility violation in the refused ${form} form on ${path}`, async ({ page, isMobile }) => {
    test.skip(Boolean(isMobile) !== onPhone, 'the short form runs on the phone, the long ones on the desktop');
    await page.goto(path);
    await page.locator(`form[data-form="${form}"] button[type=submit]:visible`).first().click();
    await expect(page.locator(`form[data-form="${form}"] [aria-invalid="true"]`).first()).toBeVisible();
    // Scrolled to a fixed position, since the bottom bar covers other parts otherwise.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test('logs to the console the path of an address that has no page, without its query', async ({ page }) => {
  const consoleLines: string[] = [];
  page.on('console', (message) => consoleLines.push(message.text()));
  await page.goto('/no/such/page?email=ana@example.com');
  await expect.poll(() => consoleLines.some((text) => text.includes('/no/such/page'))).toBe(true);
  expect(consoleLines.join()).not.toContain('ana@example.com');
});

test('shows an accessible error page in the language of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      // The listener that the page adds in an effect of React, so that the error reaches the error page.
      const isOfPage = type === 'click' && options?.signal && !options.capture;
      if (isOfPage) throw new Error('broken by a test, call 305-555-0142');
      listen(type, listener, options);
    };
  });
  await page.goto('/es/contact');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ocurrió un error inesperado');
  await expect(page.locator('main')).toHaveAttribute('lang', 'es');
  await expect(page.locator('pre')).toContainText('broken by a test');
  await expect(page.locator('pre')).not.toContainText('555-0142');
  await expect(page.locator('main a[href^="tel:"]')).toHaveText('(305) 555-0142');
  const homeLink = page.locator('main a[data-slot="button"]');
  await expect(homeLink).toHaveAttribute('href', '/es');
  await expect(homeLink).toHaveCSS('font-weight', '600');
  expect(await axeViolations(page)).toEqual([]);
});
