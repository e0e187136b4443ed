import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { putOrigin, putOriginInDocument } from './put-origin.ts';

/** What the build notes of each document that it took the framework out of, by internal route. */
const heldPages = z.record(
  z.string(),
  z.object({
    /** The file name of its scripts before the site's address is in them. */
    boot: z.string(),
    /** base64 sha-256 of what its Content-Security-Policy must allow. */
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
  }),
);
export type HeldPages = z.infer<typeof heldPages>;

const folder = '/_next/static/boot/';
const text = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** Where the scripts of a document are fetched from, while its address of the site is still the stand-in. */
export function standInBoot(name: string): string {
  return `${folder}${name}.js`;
}

/** The same for a site: their text holds its address, and a file that is kept for good must not change. */
export function bootPath(name: string, siteUrl: string): string {
  return standInBoot(`${name}-${createHash('sha256').update(siteUrl).digest('base64url').slice(0, 8)}`);
}

/** A held document with the site's address in it. */
export function putOriginInHeld(html: string, name: string, siteUrl: string): string {
  return putOrigin(html, siteUrl).replace(standInBoot(name), bootPath(name, siteUrl));
}

/** The script that a document's script elements are together. */
export function bootText(scripts: string, siteUrl: string): string {
  return Array.from(putOriginInDocument(scripts, siteUrl).matchAll(text), ([, inner = '']) => inner).join(';\n');
}

export function heldPagesFile(dir: string): string {
  return join(dir, '.next', 'held-pages.json');
}

/** Files beside a document (`contact.html`): what is sent, and its scripts. */
export const heldFiles = (file: string) => ({ html: `${file}.held.html`, scripts: `${file}.scripts.html` });

/** Throws where the build was not finished. */
export function readHeldPages(dir: string): HeldPages {
  try {
    return heldPages.parse(JSON.parse(readFileSync(heldPagesFile(dir), 'utf8')));
  } catch (cause) {
    throw new Error('The build is not finished: its pages still hold the framework. Run `npm run build`.', { cause });
  }
}
