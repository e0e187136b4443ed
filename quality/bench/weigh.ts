import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

const kinds = { document: 'html', script: 'js', stylesheet: 'css', font: 'font', image: 'image' } as const;
type Kind = (typeof kinds)[keyof typeof kinds] | 'other';
type Bytes = { gzip: number; brotli: number };
export type Weight = { requests: number; bytes: Record<Kind, Bytes> };

const kindOf = (response: Response): Kind => Object.entries(kinds).find(([type]) => type === response.request().resourceType())?.[1] ?? 'other';
const isCompressed = (kind: Kind) => kind === 'font' || kind === 'image';

/** Bytes that a browser loads for a page before the first touch: with gzip 9 and brotli 11 (slow, so optional); fonts and images as they are. */
export async function weigh(page: Page, url: string, { brotli = true } = {}): Promise<Weight> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  await page.goto(url, { waitUntil: 'networkidle' });
  page.off('response', collect);
  const none = () => ({ gzip: 0, brotli: 0 });
  const bytes = { html: none(), js: none(), css: none(), font: none(), image: none(), other: none() };
  for (const response of responses) {
    const kind = kindOf(response);
    const body = await response.body();
    bytes[kind].gzip += isCompressed(kind) ? body.length : gzipSync(body, { level: 9 }).length;
    if (brotli) bytes[kind].brotli += isCompressed(kind) ? body.length : brotliCompressSync(body).length;
  }
  return { requests: responses.length, bytes };
}
