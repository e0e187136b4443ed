import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeBuildOrigin } from '#front-door/build-origin.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { assetFile, assets, deferredDocumentFile } from '#next-internals/built-files.ts';
import { readPages, readStyleSheet } from '#next-internals/built-pages.ts';
import { changesInNext } from '#next-internals/contract.ts';
import { hydrationScript } from '#next-internals/flight.ts';
import { splitDocument } from '#next-internals/split-document.ts';
import { bundleStart } from './bundle-start.ts';
import { commonParts, deferredDocument } from './deferred-document.ts';
import { readSiteSheet } from './site-sheet.ts';
import { partsOf, readSheet } from './used-rules.ts';

const startFolder = `${assets}/start`;
const hydrationFolder = `${assets}/boot`;

/** Writes a file named after its content (`*` in the address). Returns its address. */
function writeAsset(dir: string, address: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const hashed = address.replace('*', hash);
  mkdirSync(dirname(assetFile(dir, hashed)), { recursive: true });
  writeFileSync(assetFile(dir, hashed), text);
  return hashed;
}

/**
 * Writes the document that is sent instead of each page of Next, its hydration script, and what all pages share: their first script, the style sheet
 * and that for paper. `origin` is the site's address in the pages.
 */
export async function writeDeferredPages(dir: string, origin: string): Promise<void> {
  for (const folder of [startFolder, hydrationFolder]) rmSync(assetFile(dir, folder), { recursive: true, force: true });
  const built = readPages(dir);
  const changes = changesInNext(built, origin);
  if (changes.length > 0) throw new Error(changes.join('\n'));
  if (!built.some(({ html }) => html.includes(`href="${origin}`))) throw new Error(`The pages were not built for SITE_URL ${origin}`);
  const pages = built.map((page) => ({ ...page, ...splitDocument(page.html) }));
  const hrefs = [...new Set(pages.flatMap(({ styles }) => styles))];
  const sheets = readSiteSheet(hrefs.map((href) => readStyleSheet(dir, href)).join(''));
  const working = Object.fromEntries(locales.map((locale) => [locale, messagesFor(locale).site.working]));
  const parts = { ...commonParts(pages), sheet: writeAsset(dir, `${startFolder}/site-*.css`, sheets.shared), working };
  const print = writeAsset(dir, `${startFolder}/print-*.css`, sheets.print);
  const starter = `${startFolder}/${await bundleStart(dir, assetFile(dir, startFolder), parts)}`;
  const usedBy = readSheet(sheets.page);
  for (const page of pages) {
    const boot = writeAsset(dir, `${hydrationFolder}/*.js`, hydrationScript(page.startScripts, page.flight, origin));
    writeFileSync(deferredDocumentFile(dir, page.route), deferredDocument(page, boot, { parts, print, starter }, usedBy(partsOf(page.html))));
  }
  writeBuildOrigin(dir, origin);
}
