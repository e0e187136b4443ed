import { expect, signInByLink, test } from '../support/desk/desk-fixture.ts';
import { addAuthenticator } from '../support/desk/virtual-authenticator.ts';

test.skip(({ isMobile }) => isMobile, 'the same on every device');

test('a passkey that cannot be added or used says so', async ({ page, desk }) => {
  await addAuthenticator(page);
  await signInByLink(page, desk, 'agent');
  const add = page.getByRole('button', { name: 'Add a passkey on this device' });
  await add.click();
  await page.waitForURL('**/desk/account?saved=1');
  await add.click();
  await expect(page.locator('.notice')).toHaveText('This device already has a passkey for your account.');
  await page.route('**/desk/account/passkey', (route) => (route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue()));
  await add.click();
  await expect(page.locator('.notice')).toContainText('wasn’t added');
  await page.unroute('**/desk/account/passkey');

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.goto('/desk/reports');
  await page.route('**/desk/sign-in/passkey*', (route) => (route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue()));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('didn’t work');
  await page.unroute('**/desk/sign-in/passkey*');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/desk/reports');
});
