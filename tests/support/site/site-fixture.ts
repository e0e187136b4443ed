import { test as base } from '@playwright/test';
import { startServer } from './server.ts';
import { startSmtpServer } from '../services/smtp-server.ts';
import { startWebhookServer } from '../services/webhook-server.ts';

export const webhookSecret = `whsec_${Buffer.from('a secret of the tests, 32 bytes.').toString('base64')}`;

type Site = {
  url: string;
  smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  hook: Awaited<ReturnType<typeof startWebhookServer>>;
};

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
});

export { expect } from '@playwright/test';
