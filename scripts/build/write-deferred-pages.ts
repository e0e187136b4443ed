import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeferredPages, deferredDocumentFile, deferredPagesFile, hydrationScriptPath } from '#front-door/deferred-pages.ts';
import { inlineHashes } from '#front-door/inline-hashes.ts';
import { replaceOrigin } from '#front-door/replace-origin.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { assetFile, assets, renderedFile } from '#next-internals/built-files.ts';
import { readPages, readStyleSheet } from '#next-internals/built-pages.ts';
import { changesInNext } from '#next-internals/contract.ts';
import { splitDocument } from '#next-internals/split-document.ts';
import { bundleStart } from './bundle-start.ts';
import { commonParts, deferredDocument } from './deferred-document.ts';
import { readSiteSheet } from './site-sheet.ts';
import { partsOf, readSheet } from './used-rules.ts';

const shared = `${assets}/start`;

const shortHash = (text: string, length: number): string => createHash('sha256').update(text).digest('base64url').slice(0, length);

/** A page's policy names these hashes, whatever `SITE_URL` the server has. */
function steadyHashes(html: string, origin: string) {
  const hashes = inlineHashes(html);
  if (JSON.stringify(inlineHashes(replaceOrigin(html, origin, 'https://other.example'))) !== JSON.stringify(hashes))
    throw new Error("The site's address is in an inline script or style, whose hash is taken by the build");
  return hashes;
}

/**
 * Writes beside each page of Next the document that is sent instead, and what all pages share: their first script, the style sheet and that for
 * paper. `origin` is the site's address in the pages.
 */
export async function writeDeferredPages(dir: string, origin: string): Promise<void> {
  const folder = assetFile(dir, shared);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** Writes a style sheet named after its content. Returns its address. */
  const write = (name: string, css: string): string => {
    const file = `${name}-${shortHash(css, 12)}.css`;
    writeFileSync(join(folder, file), css);
    return `${shared}/${file}`;
  };

  const built = readPages(dir);
  const changes = changesInNext(built, origin);
  if (changes.length > 0) throw new Error(changes.join('\n'));
  if (!built.some(({ html }) => html.includes(`href="${origin}`))) throw new Error(`The pages were not built for SITE_URL ${origin}`);
  const pages = built.map(({ route, html }) => ({ route, name: shortHash(html, 20), ...splitDocument(html) }));
  const sheets = readSiteSheet(Array.from(new Set(pages.flatMap(({ styles }) => styles)), (href) => readStyleSheet(dir, href)).join(''));
  const working = Object.fromEntries(locales.map((locale) => [locale, messagesFor(locale).site.working]));
  const parts = { ...commonParts(pages), sheet: write('site', sheets.shared), working };
  const files = { parts, print: write('print', sheets.print), starter: `${shared}/${await bundleStart(dir, folder, parts)}` };
  const usedBy = readSheet(sheets.page);
  const deferred: DeferredPages = { origin, pages: {} };
  for (const page of pages) {
    const { route, name, startScripts } = page;
    const html = deferredDocument(page, hydrationScriptPath(name, origin), files, usedBy(partsOf(page.html)));
    writeFileSync(deferredDocumentFile(renderedFile(dir, route)), html);
    deferred.pages[route] = { name, startScripts, ...steadyHashes(html, origin) };
  }
  writeFileSync(deferredPagesFile(dir), JSON.stringify(deferred));
}
