import { chatOpener } from '#tests/support/browser/chat-opener.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'without script the chat is a link');

test('answers a question although the window was closed or the page left before the reply', async ({ page }) => {
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  const chat = page.locator('dialog.chat-window');
  const ask = async (text: string) => {
    await chat.locator('textarea').fill(text);
    await chat.locator('textarea').press('Enter');
    await expect(chat.locator('li').last()).toContainText(text);
  };
  await (await chatOpener(page)).click();
  await ask('how much is an sr22');
  await page.keyboard.press('Escape');
  await (await chatOpener(page)).click();
  await expect(chat.locator('li')).toHaveCount(3);
  await ask('what is an fr44');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  await expect(chat.locator('li')).toHaveCount(5);
  await expect(chat.locator('[role=status]')).toBeHidden();
});

test('a question that was typed but not sent stays while the form is open', async ({ page }) => {
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await (await chatOpener(page)).click();
  const chat = page.locator('dialog.chat-window');
  const question = chat.locator('#chat-question');
  await question.fill('how much is a quote');
  await question.press('Enter');
  const formButton = chat.locator('li').last().locator('[data-slot=button]');
  await expect(formButton).toBeVisible();
  await question.fill('and for my son');
  await formButton.click();
  await expect(chat.locator('#chat-lead-title')).toBeFocused();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toHaveValue('and for my son');
});
