import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { putOrigin, putOriginInDocument } from './put-origin.ts';

/** What the build records for each document whose hydration is deferred, by internal route. */
const deferredPages = z.record(
  z.string(),
  z.object({
    /** The file name of its scripts before the site's address is in them. */
    boot: z.string(),
    /** base64 sha-256 of what its Content-Security-Policy must allow. */
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
  }),
);
export type DeferredPages = z.infer<typeof deferredPages>;

const folder = '/_next/static/boot/';
const text = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** Path of a document's scripts before the site's address is known. */
export function placeholderScriptPath(name: string): string {
  return `${folder}${name}.js`;
}

/** Path of a document's scripts for one site. They contain its address, and a file that is cached for good must not change. */
export function hydrationScriptPath(name: string, siteUrl: string): string {
  return placeholderScriptPath(`${name}-${createHash('sha256').update(siteUrl).digest('base64url').slice(0, 8)}`);
}

/** Puts the site's address into a document whose hydration is deferred. */
export function putOriginInDeferredPage(html: string, name: string, siteUrl: string): string {
  return putOrigin(html, siteUrl).replace(placeholderScriptPath(name), hydrationScriptPath(name, siteUrl));
}

/** Joins the script elements of a document into one script. */
export function hydrationScript(scripts: string, siteUrl: string): string {
  return Array.from(putOriginInDocument(scripts, siteUrl).matchAll(text), ([, inner = '']) => inner).join(';\n');
}

export function deferredPagesFile(dir: string): string {
  return join(dir, '.next', 'held-pages.json');
}

/** Files next to a document (`contact.html`): the document without its scripts, and the scripts. */
export const deferredPageFiles = (file: string) => ({ html: `${file}.held.html`, scripts: `${file}.scripts.html` });

/** Throws if the build was not finished. */
export function readDeferredPages(dir: string): DeferredPages {
  try {
    return deferredPages.parse(JSON.parse(readFileSync(deferredPagesFile(dir), 'utf8')));
  } catch (cause) {
    throw new Error('The build is not finished: its pages still hold the framework. Run `npm run build`.', { cause });
  }
}
