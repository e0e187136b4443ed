import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { axeViolations } from '#tests/support/browser/axe-violations.ts';
import { chatOpener } from '#tests/support/browser/chat-opener.ts';
import { focusProblemWithin } from '#tests/support/browser/focus-problem-within.ts';
import { expect, test, webhookCall } from '#tests/support/site/site-fixture.ts';

const topics = {
  en: ['my license is suspended', /license is suspended/],
  es: ['me quitaron la licencia', /licencia/],
  pt: ['perdi a carteira', /carteira/],
} as const;

for (const locale of locales) {
  test(`the chat in ${locale} greets once, answers, and sends its transcript with the lead`, async ({ page, site }) => {
    await page.goto(localePath(locale, '/about-us'), { waitUntil: 'networkidle' });
    const button = await chatOpener(page);
    await button.click();
    const chat = page.locator('dialog.chat-window');
    await expect(chat.locator('li')).toHaveCount(1);
    const question = chat.locator('textarea');
    await expect(question).toBeFocused();
    await question.fill('   ');
    await question.press('Enter');
    await expect(chat.locator('li')).toHaveCount(1);
    const [asked, answered] = topics[locale];
    await question.fill(asked);
    await question.press('Enter');
    await expect(chat.locator('[role=status]')).toBeVisible();
    await expect(chat.locator('li')).toHaveCount(3);
    await expect(chat.locator('li').last()).toContainText(answered);
    await expect(chat.locator('li').last()).toContainText(messagesFor(locale).chat.topics.suspended.question);
    await expect(chat.locator('[role=status]')).toBeHidden();
    expect(await axeViolations(page, 'dialog.chat-window')).toEqual([]);

    const email = `chat.${locale}.${Math.random().toString(36).slice(2)}@example.com`;
    await chat.locator('li').last().locator('[data-slot=button]').click();
    const form = page.locator('form[data-form="chat"]');
    await form.locator('[name="name"]').fill('Ana Lima');
    await form.locator('[name="phone"]').fill('305 555 0100');
    await form.locator('[name="email"]').fill(email);
    await form.locator('button[type=submit]').click();
    await expect(chat.locator('li')).toHaveCount(4);
    await expect(form).toHaveCount(0);
    const sent = JSON.parse((await webhookCall(site, email)).body);
    expect(sent.transcript).toContain(asked);

    await page.keyboard.press('Escape');
    await expect(chat).toHaveCount(0);
    await expect(button).toBeFocused();
    // The transcript is kept for the visit.
    await page.goto(localePath(locale, '/contact'), { waitUntil: 'networkidle' });
    await (await chatOpener(page)).click();
    await expect(chat.locator('li')).toHaveCount(4);
  });
}

test('the chat keeps a too long message, shows markup as text, and names an unreachable server', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  const question = chat.locator('textarea');
  await question.fill('x'.repeat(5000));
  await question.press('Enter');
  await expect(chat.locator('[role=alert]')).toBeVisible();
  await expect(question).toHaveValue('x'.repeat(5000));
  await question.fill('<img src=x onerror=alert(1)>');
  await question.press('Enter');
  await expect(chat.locator('li').nth(1)).toContainText('<img src=x');
  await expect(chat.locator('img')).toHaveCount(0);
  await expect(chat.locator('li')).toHaveCount(3);
  await page.route('**/api/chat', (route) => route.abort());
  await question.fill('hello');
  await question.press('Enter');
  await expect(chat.locator('li').last()).toContainText('can’t reach');
});

test('a reply that comes after the conversation was cleared is not added', async ({ page }) => {
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  await chat.locator('textarea').fill('sr22 please');
  const replied = page.waitForResponse('**/api/chat');
  await chat.locator('textarea').press('Enter');
  await chat.getByRole('button', { name: messagesFor('en').chat.clear }).click();
  await replied;
  await page.waitForTimeout(2_500);
  await expect(chat.locator('li')).toHaveCount(1);
});

test('the chat offers questions when it is not certain, and answers the chosen one', async ({ page }) => {
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  await chat.locator('textarea').fill('something with my truck in georgia and a paper i got');
  await chat.locator('textarea').press('Enter');
  const { question, reply } = messagesFor('en').chat.topics.truck;
  const choice = chat.locator('li').nth(2).getByRole('button', { name: question });
  await expect(choice).toBeVisible();
  expect(await axeViolations(page, 'dialog.chat-window')).toEqual([]);
  await choice.click();
  await expect(chat.locator('li').nth(3)).toContainText(question);
  await expect(chat.locator('li')).toHaveCount(5);
  const [sentence = ''] = reply.split(/[.:{]/);
  await expect(chat.locator('li').last()).toContainText(sentence);
  await expect(chat.locator('li').last().locator('[data-slot=button]')).toBeVisible();
});

test('the page stays usable beside the chat and keeps the focus', async ({ page, isMobile }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  await expect(chat.locator('textarea')).toBeFocused();
  expect(await chat.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);

  if (!isMobile) {
    await page.mouse.move(100, 100);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  }

  const name = page.locator('main form[data-form="contact"] [name="name"]');
  await name.focus();
  await page.keyboard.type('Ana');
  await expect(name).toHaveValue('Ana');
  const [field, window] = [await name.boundingBox(), await chat.boundingBox()];
  if (!field || !window) throw new Error('the field and the chat are on the screen');
  // The chat covers the lower part of a phone and the right side of a wide page.
  if (isMobile) expect(field.y + field.height).toBeLessThanOrEqual(window.y);
  else expect(field.x + field.width).toBeLessThanOrEqual(window.x);

  await chat.locator('textarea').focus();
  await chat.getByRole('button', { name: messagesFor('en').chat.close }).click();
  await expect(chat).toHaveCount(0);
});

test('the open chat makes way for a focused element of the page, and returns with the focus', async ({ page }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  await expect(chat.locator('textarea')).toBeFocused();
  await page.locator('.skip-link').focus();
  const covered: string[] = [];
  let hidden = 0;
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(focusProblemWithin, 'body');
    if (problem) covered.push(problem);
    hidden += Number(await chat.evaluate((dialog) => dialog.matches('[data-covers]')));
  }
  expect(hidden).toBeGreaterThan(0);
  expect(covered).toEqual([]);
  await chat.locator('textarea').focus();
  await expect(chat).toHaveCSS('opacity', '1');
});

test('on a phone the chat fills the screen above the keyboard, and a reply stands below its question', async ({ page, isMobile, viewport }) => {
  test.skip(!isMobile, 'phone only');
  await page.goto('/es', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  await expect.poll(async () => (await chat.boundingBox())?.height).toBe(viewport?.height);
  await chat.locator('textarea').fill('Me suspendieron la licencia por no tener seguro, ¿qué hago?');
  await chat.locator('textarea').press('Enter');
  await expect(chat.locator('li')).toHaveCount(3);
  await expect(chat.locator('li').nth(1)).toBeInViewport({ ratio: 1 });
  await expect(chat.locator('li').nth(2).locator('[data-slot=button]')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    for (const [name, value] of [
      ['height', 400],
      ['offsetTop', 20],
    ] as const)
      Object.defineProperty(window.visualViewport, name, { value });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  expect(await chat.boundingBox()).toMatchObject({ y: 20, height: 400 });
  await expect(chat.locator('textarea')).toBeInViewport({ ratio: 1 });
});

test('the next step of a reply without a form is a button', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  await chat.locator('textarea').fill('how do I send you my documents');
  await chat.locator('textarea').press('Enter');
  await expect(chat.locator('li').last().locator('a[data-slot=button]')).toHaveAttribute('href', '/client-portal');
});

test("Escape returns from the chat's form to the conversation, then closes the chat", async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  await chat.locator('textarea').fill('how much is a quote');
  await page.keyboard.press('Enter');
  const formButton = chat.locator('li').last().locator('[data-slot=button]');
  await formButton.click();
  await expect(chat.locator('#chat-lead-title')).toBeFocused();
  await expect(chat.locator('[role=log]')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(formButton).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);
  await expect(page.locator('[data-open-chat]:visible')).toBeFocused();
});

test("a chat answer shows the sources of its figures; a refusal shows the server's message", async ({ page }) => {
  await page.goto('/es', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  const sendMessage = async (text: string) => {
    await chat.locator('textarea').fill(text);
    await page.keyboard.press('Enter');
  };
  await sendMessage('fr44');
  await expect(chat.locator('li').last()).toContainText(/Florida Highway Safety.*20\d\d|20\d\d.*Florida Highway Safety/);
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ detail: 'Espere 20 segundos o llame al (305) 555-0142.' }),
    }),
  );
  await sendMessage('hola');
  await expect(chat.locator('li').last()).toContainText('Espere 20 segundos');
});
