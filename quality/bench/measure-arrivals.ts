import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { percentile } from '../load/figures.ts';
import { createLeadSender } from '../load/lead-sender.ts';
import { sendAtRate } from '../load/pace.ts';

/** Leads that were posted while the inbox was open; ms from the accepted post until the page shows the name. */
export type Arrivals = { posted: number; shown: number; p50: number; p95: number };

const perSecond = 20;
const lateMs = 5_000;

/** Records in the page when the link to each lead first appears. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Reflect.set(globalThis, 'seenLeads', seen);
    const look = () => {
      for (const link of document.querySelectorAll('[data-live] a')) {
        const reference = /\/desk\/leads\/(\w{8})/.exec(link.getAttribute('href') ?? '')?.[1];
        if (reference) seen[reference] ??= Date.now();
      }
    };
    const target = document.querySelector('[data-live]');
    if (target) new MutationObserver(look).observe(target, { childList: true, subtree: true });
  });
}

/** Posts leads at an even pace. Returns each accepted one with its time. */
async function post(url: string, seconds: number): Promise<Map<string, number>> {
  const sender = createLeadSender(url, 8);
  const accepted = new Map<string, number>();
  const send = async () => {
    const { reference } = await sender.send();
    if (reference) accepted.set(reference, Date.now());
  };
  await sendAtRate({ send }, { perSecond, seconds });
  sender.close();
  return accepted;
}

/** How soon an open inbox shows a new lead at 20 posts a second. `cookie` is that of a session. */
export async function measureArrivals(url: string, cookie: string, { executablePath, seconds }: { executablePath: string; seconds: number }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const [name = '', value = ''] = cookie.split('=');
    const context = await browser.newContext();
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/desk`);
    await watch(page);
    await sleep(1_000);
    const accepted = await post(url, seconds);
    await sleep(lateMs);
    const seen = await page.evaluate((): Record<string, number> => Reflect.get(globalThis, 'seenLeads'));
    const delays = [...accepted].map(([reference, at]) => Math.max(0, (seen[reference] ?? Number.POSITIVE_INFINITY) - at));
    const arrivals: Arrivals = {
      posted: accepted.size,
      shown: delays.filter(Number.isFinite).length,
      p50: percentile(delays, 0.5),
      p95: percentile(delays, 0.95),
    };
    return arrivals;
  } finally {
    await browser.close();
  }
}
