import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

const kinds = { document: 'html', script: 'js', stylesheet: 'css', font: 'font', image: 'image' } as const;
type Kind = (typeof kinds)[keyof typeof kinds] | 'other';
type Bytes = { gzip: number; brotli: number };
export type Weight = { requests: number; bytes: Record<Kind, Bytes>; ttfbMs: number };

const kindOf = (response: Response): Kind => Object.entries(kinds).find(([type]) => type === response.request().resourceType())?.[1] ?? 'other';
const isPacked = (kind: Kind) => kind === 'font' || kind === 'image';

/**
 * What a real browser loads for a page that nobody touches, until the network is quiet. Sizes are bytes as a server sends them with
 * gzip 9 and, unless it is left out (it takes the longest), brotli 11; fonts and images count as they are.
 */
export async function weigh(page: Page, url: string, { brotli = true } = {}): Promise<Weight> {
  const answers: Response[] = [];
  const collect = (answer: Response) => answers.push(answer);
  page.on('response', collect);
  await page.goto(url, { waitUntil: 'networkidle' });
  page.off('response', collect);
  const none = () => ({ gzip: 0, brotli: 0 });
  const bytes = { html: none(), js: none(), css: none(), font: none(), image: none(), other: none() };
  for (const answer of answers) {
    const kind = kindOf(answer);
    const body = await answer.body();
    bytes[kind].gzip += isPacked(kind) ? body.length : gzipSync(body, { level: 9 }).length;
    if (brotli) bytes[kind].brotli += isPacked(kind) ? body.length : brotliCompressSync(body).length;
  }
  const ttfbMs = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().responseStart)[0] ?? 0);
  return { requests: answers.length, bytes, ttfbMs };
}
