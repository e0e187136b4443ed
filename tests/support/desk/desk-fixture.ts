import { type Page, test as base } from '@playwright/test';
import { startSmtpServer } from '../services/smtp-server.ts';
import { freePort, startServer, type TestServer } from '../site/server.ts';
import { invite } from './staff-command.ts';

type Desk = { server: TestServer; url: string; smtp: Awaited<ReturnType<typeof startSmtpServer>> };

/** A site at `localhost`, since browsers refuse passkeys at an IP address. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const smtp = await startSmtpServer();
      const settings = { PORT: String(port), HOST: '127.0.0.1', SITE_URL: url, SMTP_URL: smtp.url, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
      const server = await startServer(settings);
      await use({ server, url, smtp });
      await server.stop();
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
});

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
