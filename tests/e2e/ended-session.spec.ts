import { expect, signInByLink, test } from '../support/desk/desk-fixture.ts';
import { postHomeLead } from '../support/site/post-lead.ts';

test('a reply that was posted after the end of the session is there again after the next sign-in', async ({ page, desk }) => {
  const reference = await postHomeLead(desk.url, { email: 'ended@visitor.example' });
  await signInByLink(page, desk, 'agent');
  const message = page.getByLabel('Message', { exact: true });
  await page.goto(`/desk/leads/${reference}`);
  await message.fill('A long reply.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You were signed out');

  await signInByLink(page, desk, 'agent');
  await page.goto(`/desk/leads/${reference}`);
  await expect(message).toHaveValue('A long reply.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
  await expect(message).toHaveValue('');
  await page.goto(`/desk/leads/${reference}`);
  await expect(message).toHaveValue('');
});

test('a note beside an unchanged status is stored, and its field is empty afterwards', async ({ page, desk }) => {
  const reference = await postHomeLead(desk.url);
  await signInByLink(page, desk, 'agent');
  await page.goto(`/desk/leads/${reference}`);
  await page.getByLabel('Note for the staff').fill('Only a note');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByLabel('Note for the staff')).toHaveValue('');
  await expect(page.locator('.last-note')).toContainText('Only a note');
});

test('the draft of a stored note is removed although the next page was never shown; that of a refused note stays', async ({ page, desk }) => {
  const reference = await postHomeLead(desk.url);
  await signInByLink(page, desk, 'agent');
  await page.goto(`/desk/leads/${reference}`);
  const note = page.getByLabel('Note for the staff');
  await note.fill('Stored');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.waitForURL('**recorded=note**');
  for (const [typed, kept] of [
    ['Stored', ''],
    ['Refused', 'Refused'],
  ] as const) {
    await page.evaluate(
      ([key, text]) => {
        sessionStorage.setItem(key, text);
        sessionStorage.setItem('desk-draft posted', key);
      },
      [`desk-draft ${reference} note`, typed] as const,
    );
    await page.goto(`/desk/leads/${reference}`);
    await expect(note).toHaveValue(kept);
  }
});
