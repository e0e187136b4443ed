import type { Page } from '@playwright/test';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { expect, test, webhookCall } from '#tests/support/site/site-fixture.ts';
import { selectByDragging } from '#tests/support/browser/select-text.ts';

const field = (name: string) => `form[data-form="contact"] [name="${name}"]`;
const choice = (page: Page, code: string) => page.locator(`[aria-labelledby="language-heading"] :is(a, button)[lang="${code}"]`);
const box = (page: Page) => page.locator('[aria-labelledby="language-heading"] [data-slot="callout"]');

test.describe('with script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'needs the script');

  test('a language without pages is set in the form, explained and stored', async ({ page, isMobile }) => {
    test.skip(isMobile, 'one width is enough');
    await page.goto('/contact');
    await expect(page.locator('[aria-labelledby="language-heading"] li')).toHaveCount(11);
    await page.locator('[aria-labelledby="language-heading"] summary').click();
    await choice(page, 'ar').focus();
    const startedAt = Date.now();
    await page.keyboard.press('Enter');
    const status = page.locator('[aria-labelledby="language-heading"] [role=status]');
    await expect(status).toHaveText('Translating page content...');
    await expect(box(page)).toBeVisible();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_400);
    await expect(box(page)).toHaveAttribute('dir', 'rtl');
    await expect(box(page)).toHaveAttribute('lang', 'ar');
    await expect(box(page)).toHaveCSS('direction', 'rtl');
    await expect(page.locator(field('preferredLanguage'))).toHaveValue('ar');
    await expect(choice(page, 'ar')).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('ar');
    expect(await axeViolations(page)).toEqual([]);

    await page.goto('/pt/contact');
    await expect(box(page)).toHaveAttribute('lang', 'ar');
    await expect(page.locator(field('preferredLanguage'))).toHaveValue('ar');
    await choice(page, 'ht').click();
    await expect(box(page)).toHaveAttribute('lang', 'ht');
    await expect(box(page)).toHaveAttribute('dir', 'ltr');
    await expect(page.locator(field('preferredLanguage'))).toHaveValue('ht');
  });

  for (const locale of locales)
    test(`phone, fax and e-mail can be selected, copied and clicked in ${locale}`, async ({ page, context, isMobile }) => {
      test.skip(isMobile, 'desktop only: selects with a mouse');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(localePath(locale, '/contact'), { waitUntil: 'networkidle' });
      // Whether the click was not prevented.
      await page.evaluate(() =>
        addEventListener('click', (event) => {
          document.documentElement.dataset.followed = String(!event.defaultPrevented);
          event.preventDefault();
        }),
      );
      const followed = page.locator('html');
      await page.mouse.move(9, 9);
      await page.waitForFunction(() => document.querySelector('form[data-hydrated="true"]'));
      const ways = {
        'tel:+13055550142': '(305) 555-0142',
        'sms:': '(305) 555-0147',
        'https://wa.me/13055550148': '(305) 555-0148',
        'tel:+13055550149': '(305) 555-0149',
        'mailto:': 'hello@harborline.example',
      };
      for (const [href, shown] of Object.entries(ways)) {
        const words = `#contact a[href^="${href}"] span`;
        expect((await selectByDragging(page, words)).trim()).toBe(shown);
        await expect(followed).toHaveAttribute('data-followed', 'false');
        await page.keyboard.press('Control+c');
        expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(shown);
        await page.mouse.click(5, 5);
        await page.locator(words).first().click();
        await expect(followed).toHaveAttribute('data-followed', 'true');
      }
    });

  test('Spanish opens the Spanish page with the typed values, and posts them', async ({ page, site, isMobile }) => {
    const email = `contact.${Math.random().toString(36).slice(2)}@example.com`;
    await page.goto('/contact');
    await page.locator(field('name')).fill('Ana Lima');
    await page.locator(field('message')).fill('Dos\nlíneas');
    await choice(page, 'es').click();
    await expect(page).toHaveURL(/\/es\/contact$/);
    await expect(page.locator(field('name'))).toHaveValue('Ana Lima');
    await expect(page.locator(field('message'))).toHaveValue('Dos\nlíneas');
    await expect(page.locator(field('preferredLanguage'))).toHaveValue('es');
    await expect(choice(page, 'es')).toHaveAttribute('aria-current', 'true');

    await page.locator(field('inquiryType')).selectOption('claims-support');
    await page.locator(field('email')).fill('ana.example.com');
    await page.locator('form[data-form="contact"] button[type=submit]').click();
    const toast = page.locator('#toasts [data-slot="toast"]');
    await expect(toast).toContainText('Correo no válido');
    await page.locator(field('email')).fill(email);
    await page.locator('form[data-form="contact"] button[type=submit]').click();
    await expect(page.locator('[data-reference]')).toBeVisible();
    // A phone shows the confirmation without a toast.
    await expect(toast.filter({ hasText: '¡Mensaje enviado!' })).toBeVisible({ visible: !isMobile });
    const heading = page.locator('[data-reference] h3');
    await expect(heading).toHaveText('¡Mensaje enviado!');
    const covers = async () => {
      const [above, below] = await Promise.all([heading.boundingBox(), toast.last().boundingBox()]);
      return above !== null && below !== null && above.y + above.height > below.y;
    };
    expect(await covers()).toBe(false);
    const { body } = await webhookCall(site, email);
    expect(JSON.parse(body)).toMatchObject({ kind: 'contact', locale: 'es', preferredLanguage: 'es', inquiryType: 'claims-support' });
  });

  test('English opens the English page in a Portuguese browser, with the query', async ({ page, isMobile, context }) => {
    test.skip(isMobile, 'one width is enough');
    await context.setExtraHTTPHeaders({ 'accept-language': 'pt-BR' });
    await page.goto('/pt/contact?state=GA');
    await choice(page, 'en').click();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/contact\?state=GA$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('opens the mail program with the whole message when the server is unreachable', async ({ page, isMobile }) => {
    test.skip(isMobile, 'one width is enough');
    const opened: string[] = [];
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.enable');
    cdp.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url));
    await page.goto('/contact');
    await page.locator(field('name')).fill('Ana Lima');
    await page.locator(field('email')).fill('ana@example.com');
    await page.locator(field('inquiryType')).selectOption('claims-support');
    await page.locator(field('message')).fill('Water in the garage');
    await page.route('**/api/leads/contact', (route) => route.abort('connectionrefused'));
    await page.locator('form[data-form="contact"] button[type=submit]').click();
    await page.locator('[data-retry] button').click();
    await expect(page.locator('#toasts')).toContainText('There was an error sending your message. Please try again.');
    await expect(page.locator(field('message'))).toHaveValue('Water in the garage');
    await expect.poll(() => opened.find((url) => url.startsWith('mailto:')) ?? '').toContain('Water%20in%20the%20garage');
  });
});

test.describe('without script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'without the script only');

  test("the form asks for the language, and the site's languages are links", async ({ page }) => {
    await page.goto('/contact');
    await expect(choice(page, 'fr')).toBeHidden();
    await expect(page.locator(`${field('preferredLanguage')} option`)).toHaveCount(11);
    await choice(page, 'pt').click();
    await expect(page).toHaveURL(/\/pt\/contact$/);
    await expect(page.locator(field('preferredLanguage'))).toHaveValue('pt');
  });
});
