import type { Browser, CDPSession, Page } from '@playwright/test';

const options = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: 'en-US' };

/** A slow phone's processor and network: what Lighthouse calls slow 4G, applied to each request. */
const slowdown = 4;
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
}

/** Opens pages without any script. */
export const blockScripts = (page: Page): Promise<unknown> => page.route('**/*.js', (route) => route.abort());

/** Runs an action in a new browser context of a phone, and closes the context. */
export async function onPhone<T>(browser: Browser, work: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
