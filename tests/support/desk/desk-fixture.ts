import type { Page } from '@playwright/test';
import { type Desk, test as base } from '../site/site-fixture.ts';
import { invite } from './staff-command.ts';

export const test = base.extend({ baseURL: async ({ desk }, use) => use(desk.url) });

export { expect } from '@playwright/test';

let people = 0;

/** Invites a person with an address of their own, and opens the link. Returns the address. */
export async function signInByLink(page: Page, { server }: Desk, role: string, locale = 'en'): Promise<string> {
  people += 1;
  const email = `${role}-${process.pid}-${people}@agency.example`;
  await page.goto(invite(server.settings, email, role, locale));
  await page.getByRole('button').click();
  await page.waitForURL('**/desk/account?welcome=1');
  return email;
}
