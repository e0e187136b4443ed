import { type BrowserContext, test as base } from '@playwright/test';
import { fontsKey } from '#lib/site/device-keys.ts';
import { startServer } from './server.ts';
import { startSmtpServer } from '../services/smtp-server.ts';
import { startWebhookServer } from '../services/webhook-server.ts';

export const webhookSecret = `whsec_${Buffer.from('a secret of the tests, 32 bytes.').toString('base64')}`;

type Site = {
  url: string;
  smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  hook: Awaited<ReturnType<typeof startWebhookServer>>;
};

/** Shows pages in the fonts of the site, as on a device that has opened an earlier page. */
export async function useFonts(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => localStorage.setItem(key, '1'), fontsKey);
}

/** Starts one built site per worker, with a mail server and a webhook target. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const smtp = await startSmtpServer();
      const hook = await startWebhookServer();
      const server = await startServer({
        SMTP_URL: smtp.url,
        LEAD_WEBHOOK_URL: hook.url,
        LEAD_WEBHOOK_SECRET: webhookSecret,
        WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
      });
      await use({ url: server.url, smtp, hook });
      await server.stop();
      await Promise.all([smtp.stop(), hook.stop()]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    await useFonts(context);
    await use(context);
  },
});

export { expect } from '@playwright/test';
