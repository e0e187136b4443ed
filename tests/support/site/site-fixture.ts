import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { fontsKey } from '#lib/site/device-keys.ts';
import { freePort, startServer, type TestServer } from './server.ts';
import { webhookSecret } from '../services/destinations.ts';
import { startSmtpServer } from '../services/smtp-server.ts';
import { type ReceivedCall, startWebhookServer } from '../services/webhook-server.ts';
import { until } from './until.ts';

type Site = {
  url: string;
  smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  webhook: Awaited<ReturnType<typeof startWebhookServer>>;
};

export type Desk = { server: TestServer; url: string; smtp: Awaited<ReturnType<typeof startSmtpServer>> };

/** Shows pages in the fonts of the site, as on a device that has opened an earlier page. */
export async function useFonts(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => localStorage.setItem(key, '1'), fontsKey);
}

/** The first webhook call that contains a text, once it was received. */
export function webhookCall({ webhook }: Pick<Site, 'webhook'>, text: string): Promise<ReceivedCall> {
  return until(`the webhook call with ${text}`, () => webhook.calls.find(({ body }) => body.includes(text)));
}

/** All fixtures of a worker in one place: Playwright starts a new worker and browser where the next test has other ones. Each starts when first used. */
export const test = base.extend<{ freshPage: Page }, { site: Site; desk: Desk; sharedPage: Page }>({
  /** One built site, with a mail server and a webhook target. */
  site: [
    async ({}, use) => {
      const smtp = await startSmtpServer();
      const webhook = await startWebhookServer();
      const server = await startServer({
        SMTP_URL: smtp.url,
        LEAD_WEBHOOK_URL: webhook.url,
        LEAD_WEBHOOK_SECRET: webhookSecret,
        WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
      });
      await use({ url: server.url, smtp, webhook });
      await server.stop();
      await Promise.all([smtp.stop(), webhook.stop()]);
    },
    { scope: 'worker' },
  ],
  /** A site at `localhost`, since browsers refuse passkeys at an IP address. */
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
  /** One page on the device of the project, for tests that only visit: opening a context takes longer than a visit. */
  sharedPage: [
    async ({ browser, site }, use, { project }) => {
      const { viewport, hasTouch, isMobile, javaScriptEnabled } = project.use;
      const device = { viewport, hasTouch, isMobile, javaScriptEnabled };
      const context = await browser.newContext({ ...device, baseURL: site.url, locale: 'en-US', reducedMotion: 'reduce' });
      await useFonts(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  /** The page of `sharedPage` for a new visitor: scripts stay compiled, nothing stored remains. For tests that add no route, listener or clock. */
  freshPage: async ({ sharedPage, viewport }, use) => {
    // Text of the same origin: no script of it stores anything while the storage is cleared.
    await sharedPage.goto('/robots.txt');
    await sharedPage.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await sharedPage.context().clearCookies();
    await sharedPage.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none' });
    if (viewport) await sharedPage.setViewportSize(viewport);
    await use(sharedPage);
  },
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    await useFonts(context);
    await use(context);
  },
});

export { expect } from '@playwright/test';
