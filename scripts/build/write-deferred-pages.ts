import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeferredPages, deferredPageFiles, deferredPagesFile, placeholderScriptPath } from '#front-door/deferred-pages.ts';
import { inlineHashes } from '#front-door/inline-hashes.ts';
import { putOrigin } from '#front-door/put-origin.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { bundleStart } from './bundle-start.ts';
import { commonParts, holdFramework } from './deferred-document.ts';
import { readPages, readSheets } from '#next-internals/read-pages.ts';
import { readSiteSheet } from './site-sheet.ts';
import { partsOf, readSheet } from './used-rules.ts';

const shared = '/_next/static/start';

const shortHash = (text: string, length: number): string => createHash('sha256').update(text).digest('base64url').slice(0, length);

/** Their policy names these texts by their hashes, which are taken before the site's address is known. */
function steadyHashes(html: string) {
  const hashes = inlineHashes(html);
  if (JSON.stringify(inlineHashes(putOrigin(html, 'https://other.example'))) !== JSON.stringify(hashes))
    throw new Error("The site's address stands in an inline script or style, whose hash is taken before it is known");
  return hashes;
}

/**
 * Takes the framework and the sheet out of every finished document and writes what is sent and what was taken out beside it, so that the server has only
 * to put the site's address in; and what all pages share: their first script, the sheet and that for paper.
 */
export async function holdPages(dir: string): Promise<void> {
  const folder = join(dir, shared.replace('/_next/', '.next/'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** Writes a sheet named after its content; answers with its address. */
  const write = (name: string, css: string): string => {
    const file = `${name}-${shortHash(css, 12)}.css`;
    writeFileSync(join(folder, file), css);
    return `${shared}/${file}`;
  };

  const pages = readPages(dir);
  const sheets = readSiteSheet(readSheets(dir, pages));
  const working = Object.fromEntries(locales.map((locale) => [locale, messagesFor(locale).site.working]));
  const parts = { ...commonParts(pages.map(({ html }) => html)), sheet: write('site', sheets.shared), working };
  const given = { parts, print: write('print', sheets.print), starter: `${shared}/${await bundleStart(dir, folder, parts)}` };
  const usedBy = readSheet(sheets.page);
  const held: DeferredPages = {};
  for (const { route, file, html: whole } of pages) {
    const boot = shortHash(whole, 20);
    const madeOf = partsOf(whole.slice(0, whole.indexOf('<script id="_R_">')));
    const { html, scripts } = holdFramework(whole, placeholderScriptPath(boot), given, usedBy(madeOf));
    const files = deferredPageFiles(file);
    writeFileSync(files.html, html);
    writeFileSync(files.scripts, scripts);
    held[route] = { boot, ...steadyHashes(html) };
  }
  writeFileSync(deferredPagesFile(dir), JSON.stringify(held));
}
