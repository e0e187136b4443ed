import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { assets } from '#next-internals/built-files.ts';

/** What the build records for the documents whose hydration is deferred. */
const deferredPages = z.object({
  /** The `SITE_URL` of the build, which Next rendered into the pages. */
  origin: z.string(),
  /** By internal route. */
  pages: z.record(
    z.string(),
    z.object({
      /** Changes with the document. */
      name: z.string(),
      startScripts: z.array(z.string()),
      /** base64 sha-256 of what its Content-Security-Policy must allow. */
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
    }),
  ),
});
export type DeferredPages = z.infer<typeof deferredPages>;

/** Address of a document's hydration script. It contains the site's origin, and a file that is cached for good must not change. */
export function hydrationScriptPath(name: string, siteUrl: string): string {
  return `${assets}/boot/${name}-${createHash('sha256').update(siteUrl).digest('base64url').slice(0, 8)}.js`;
}

export function deferredPagesFile(dir: string): string {
  return join(dir, '.next', 'deferred-pages.json');
}

/** The file beside a document of Next (`contact.html`) that is sent instead; `file` is without the ending. */
export const deferredDocumentFile = (file: string): string => `${file}.deferred.html`;

/** Throws if the build was not finished. */
export function readDeferredPages(dir: string): DeferredPages {
  try {
    return deferredPages.parse(JSON.parse(readFileSync(deferredPagesFile(dir), 'utf8')));
  } catch (cause) {
    throw new Error('The build is not finished: the hydration of its pages is not deferred. Run `npm run build`.', { cause });
  }
}
