import { locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '../support/browser/axe-violations.ts';
import { tabTo } from '../support/browser/keyboard-user.ts';
import { expect, signInByLink, test } from '../support/desk/desk-fixture.ts';
import { linkIn } from '../support/desk/desk-pages.ts';
import { addAuthenticator } from '../support/desk/virtual-authenticator.ts';
import { postHomeLead } from '../support/site/post-lead.ts';

test('an agent records contacts, a status and a note, and undoes a change', async ({ page, desk }) => {
  const reference = await postHomeLead(desk.url, { firstName: 'Ana' });
  await signInByLink(page, desk, 'agent');
  await page.goto('/desk');
  await page.locator(`a[href="/desk/leads/${reference}"]`).click();
  await page.getByLabel('Record contact').selectOption('Called, no answer');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.locator('.summary')).toContainText('New');
  await page.getByLabel('Record contact').selectOption('Spoke by phone');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.locator('.summary')).toContainText('Answered');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.summary')).toContainText('New');
  await page.getByLabel('Status').selectOption('lost');
  await page.getByLabel('Why lost').selectOption('price');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.timeline')).toContainText('set the status: Lost: Price');
  await page.getByLabel('Note for the staff').fill('Called twice');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.locator('.timeline')).toContainText('Called twice');
});

test('a saved reply is inserted below the draft and removed again, and another button of the page keeps the draft', async ({ page, desk }) => {
  const reference = await postHomeLead(desk.url, { email: 'typed@visitor.example' });
  await signInByLink(page, desk, 'agent');
  await page.goto(`/desk/leads/${reference}`);
  const text = page.getByLabel('Message', { exact: true });
  await text.fill('My own words.');
  await page.getByRole('button', { name: 'When can we call?' }).click();
  await expect(text).toHaveValue(/^My own words\.\n\nWe have a few questions/);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(text).toHaveValue('My own words.');
  await page.getByRole('button', { name: 'When can we call?' }).click();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('My own words.');
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(text).toHaveValue('My own words.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
  await expect(text).toHaveValue('');
});

test('an agent goes from lead to lead of a view, and undoes the last change from the next one', async ({ page, desk }) => {
  for (let n = 0; n < 3; n += 1) await postHomeLead(desk.url);
  await signInByLink(page, desk, 'agent');
  await page.goto('/desk?view=today&language=en');
  await page.locator('tbody th a').first().click();
  const first = (await page.locator('[data-lead-page]').getAttribute('data-lead-page')) ?? '';
  await page.getByRole('button', { name: 'Record and next' }).click();
  await expect(page).toHaveURL(/view=today&language=en&previous=/);
  await expect(page.locator('.toast')).toContainText(first);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(new RegExp(`/desk/leads/${first}`));
  await expect(page.locator('.summary')).not.toContainText('Answered');
});

test('saving the status saves the note that was typed beside it, and the note is shown above the values', async ({ page, desk }) => {
  const reference = await postHomeLead(desk.url);
  await signInByLink(page, desk, 'agent');
  await page.goto(`/desk/leads/${reference}`);
  await page.getByLabel('Status').selectOption('quoted');
  await page.getByLabel('Note for the staff').fill('Prefers WhatsApp');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await page.goto(`/desk/leads/${reference}`);
  await expect(page.locator('.summary')).toContainText('Quoted');
  await expect(page.locator('.last-note')).toContainText('Prefers WhatsApp');
  await expect(page.getByLabel('Note for the staff')).toHaveValue('');
});

test.describe('on a wide window', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on every device');

  test('a person registers a passkey, signs out, and signs in with it', async ({ page, desk }) => {
    await addAuthenticator(page);
    await signInByLink(page, desk, 'agent');
    await page.getByRole('button', { name: 'Add a passkey on this device' }).click();
    await page.waitForURL('**/desk/account?saved=1');
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/desk');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox: Waiting for an answer');
  });

  test('the deleted passkey of a lost device cannot sign in', async ({ page, desk, browser }) => {
    await addAuthenticator(page);
    const email = await signInByLink(page, desk, 'agent');
    await page.getByRole('button', { name: 'Add a passkey on this device' }).click();
    await page.waitForURL('**/desk/account?saved=1');

    const second = await (await browser.newContext({ baseURL: desk.url })).newPage();
    await second.goto('/desk/sign-in');
    await second.getByLabel('Your work email').fill(email);
    await second.getByRole('button', { name: 'Email me a link' }).click();
    await expect(second.getByRole('status')).toContainText('on its way');
    const mailed = () => desk.smtp.messages.filter(({ to }) => to.includes(email));
    await expect.poll(() => mailed().length).toBe(1);
    await second.goto(linkIn(mailed()[0]?.mail.text ?? ''));
    await second.getByRole('button').click();
    await second.goto('/desk/account');
    await second.getByRole('button', { name: /^Delete/ }).click();
    await second.getByRole('button', { name: 'Sign out all other devices' }).click();

    await page.goto('/desk');
    await expect(page).toHaveURL(/\/desk\/sign-in/);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('didn’t work');
  });

  test('without script a saved reply is inserted and removed by posts', async ({ browser, page, desk }) => {
    const reference = await postHomeLead(desk.url, { email: 'plain@visitor.example' });
    await signInByLink(page, desk, 'agent');
    const plain = await browser.newContext({ baseURL: desk.url, javaScriptEnabled: false, storageState: await page.context().storageState() });
    const lead = await plain.newPage();
    await lead.goto(`/desk/leads/${reference}`);
    await lead.getByLabel('Message', { exact: true }).fill('My own words.');
    await lead.getByRole('button', { name: 'When can we call?' }).click();
    await expect(lead.getByLabel('Message', { exact: true })).toHaveValue(/^My own words\.\n\nWe have a few questions/);
    await lead.getByRole('button', { name: 'Remove it' }).click();
    await expect(lead.getByLabel('Message', { exact: true })).toHaveValue('My own words.');
    await plain.close();
  });

  test('a reply that is previewed and sent leads to the top of the next lead', async ({ page, desk }) => {
    for (const email of ['preview-1@visitor.example', 'preview-2@visitor.example']) await postHomeLead(desk.url, { email });
    await signInByLink(page, desk, 'agent');
    await page.goto('/desk?view=today');
    await page.locator('tbody th a').first().click();
    const first = await page.locator('[data-lead-page]').getAttribute('data-lead-page');
    await page.getByRole('button', { name: 'When can we call?' }).click();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.locator('.notice').getByRole('button', { name: 'Send and next' }).click();
    await expect(page.locator('[data-lead-page]')).not.toHaveAttribute('data-lead-page', first ?? '');
    await expect(page.getByRole('status').filter({ hasText: /The reply to .* is on its way/ })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('the notice with its undo button disappears after ten seconds; the undo button of the timeline stays', async ({ page, desk }) => {
    const reference = await postHomeLead(desk.url);
    await signInByLink(page, desk, 'agent');
    await page.goto(`/desk/leads/${reference}`);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await page.mouse.move(1, 1);
    const toastAt = (ms: number) =>
      page.locator('.toast').evaluate((toast, time) => toast.getAnimations().forEach((animation) => (animation.currentTime = time)), ms);
    await toastAt(8_000);
    await expect(page.locator('.toast')).toBeVisible();
    await toastAt(10_000);
    await expect(page.locator('.toast')).toBeHidden();
    await page.locator('.timeline').getByRole('button', { name: 'Undo this' }).click();
    await expect(page.locator('.summary')).toContainText('Due in');
  });

  test('keys move through the inbox and open a lead', async ({ page, desk }) => {
    await postHomeLead(desk.url);
    const reference = await postHomeLead(desk.url);
    await signInByLink(page, desk, 'agent');
    await page.goto('/desk?view=today');
    const [first] = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-lead')));
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await expect(page).toHaveURL(new RegExp(`/desk/leads/${first}\\?view=today$`));
    await page.goto('/desk');
    await page.keyboard.press('/');
    await page.keyboard.type(reference);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/desk/leads/${reference}$`));
  });

  test('a lead is worked from the inbox to the next lead by keyboard alone', async ({ page, desk }) => {
    for (const email of ['first@visitor.example', 'second@visitor.example']) await postHomeLead(desk.url, { email });
    await signInByLink(page, desk, 'agent');
    await page.setViewportSize({ width: 1280, height: 900 });
    const { keyboard } = page;
    /** The script that connects the keys has run once the page is loaded. */
    const pressKey = async (key: string) => {
      await page.waitForLoadState('load');
      await keyboard.press(key);
    };
    const pressButton = async (name: string, key = 'Tab') => {
      await tabTo(page.getByRole('button', { name, exact: true }), { key });
      await keyboard.press('Enter');
    };

    await page.goto('/desk?view=today');
    await keyboard.press('j');
    await expect(page.locator('tr.current a').first()).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/desk\/leads\/\w+\?view=today$/);
    const reference = await page.locator('[data-lead-page]').getAttribute('data-lead-page');

    await pressButton('Assign to me');
    await expect(page.locator('.timeline')).toContainText('took it');
    await pressKey('n');
    await keyboard.type('Worked by keys');
    await pressButton('Add note');
    await expect(page.locator('.timeline')).toContainText('Worked by keys');

    await pressKey('r');
    await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
    await pressButton('When can we call?', 'Shift+Tab');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/We have a few questions/);
    await pressButton('Send');
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();

    await pressKey('s');
    await expect(page.getByLabel('Status')).toBeFocused();
    await keyboard.type('Quoted');
    await pressButton('Save');
    await expect(page.locator('.summary')).toContainText('Quoted');
    await pressKey('x');
    await expect(page).not.toHaveURL(new RegExp(`/desk/leads/${reference}`));
    await expect(page).toHaveURL(/\/desk\/leads\/\w+\?view=today/);
  });
});

for (const locale of locales)
  test(`every page fits the window and passes axe in ${locale}`, async ({ page, desk }) => {
    const reference = await postHomeLead(desk.url, { email: 'axe@visitor.example' });
    /** A phone widens its `innerWidth` to content that does not fit, so the width of the device is the measure. */
    const checkPage = async (name: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, width]).toEqual([name, page.viewportSize()?.width]);
      for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { colorScheme: 'light', forcedColors: 'active' }] as const) {
        await page.emulateMedia(media);
        expect([name, media, await axeViolations(page)]).toEqual([name, media, []]);
      }
      await page.emulateMedia({ forcedColors: 'none' });
    };
    await signInByLink(page, desk, 'owner', locale);
    for (const path of ['/desk', `/desk/leads/${reference}`, '/desk/reports', '/desk/health', '/desk/people', '/desk/account', '/desk/sign-in']) {
      await page.goto(path);
      await checkPage(path);
    }
    await page.goto(`/desk/leads/${reference}`);
    await page.locator('[name="savedReply"]').first().click();
    await page.locator('[value="preview"]:visible').click();
    await checkPage('preview');
  });
