import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse, type Root } from 'postcss';
import { writeBuildOrigin } from '#front-door/build-origin.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { assetFile, assets, deferredDocumentFile } from '#next-internals/built-files.ts';
import { readPages, readStyleSheet } from '#next-internals/built-pages.ts';
import { changesInNext } from '#next-internals/contract.ts';
import { type Island, readIslands } from '#next-internals/flight-islands.ts';
import { splitDocument } from '#next-internals/split-document.ts';
import { bundleIslands, bundleStart } from './bundle-start.ts';
import { agencyOffsets } from './agency-offsets.ts';
import { createPictureAddresses, iconsAddress } from './picture-addresses.ts';
import { deferredDocument, sharedProtectionWords } from './deferred-document.ts';
import { dropUnused, partsOf, createRuleFilter } from './used-rules.ts';

type SiteSheet = {
  /** All rules but those for paper, without layers: the rules in each page are taken from these. */
  page: string;
  shared: string;
  print: string;
};

const printMedia = /^print\b/;

/** Removes the rules for paper from a sheet and returns them. */
function extractPrintRules(root: Root): Root {
  const print = root.clone({ nodes: [] });
  root.each((rule) => {
    if (rule.type === 'atrule' && rule.name === 'media' && printMedia.test(rule.params)) print.append(rule);
  });
  return print;
}

/**
 * Splits the style sheet of the build. Layers and font faces in a sheet that comes late make browsers lay out the whole page again. Rules have
 * precedence by their order in the sheet: `app/globals.css` declares no `@layer` order, so the result is the same without layers.
 */
export function splitSiteSheet(css: string): SiteSheet {
  const root = parse(css);
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes) rule.replaceWith(rule.nodes);
    else rule.remove();
  });
  dropUnused(root);
  const shared = root.clone();
  shared.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  const print = extractPrintRules(root).toString();
  return { page: root.toString(), shared: shared.toString(), print };
}

const startFolder = `${assets}/start`;
const islandPropsFolder = `${assets}/island-props`;
const pictureFolder = `${assets}/pictures`;

/** Writes a file named after its content (`*` in the address). Returns its address. */
function writeAsset(dir: string, address: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const hashed = address.replace('*', hash);
  mkdirSync(dirname(assetFile(dir, hashed)), { recursive: true });
  writeFileSync(assetFile(dir, hashed), text);
  return hashed;
}

const islandPattern = /<div data-island="(\w+)"/g;

/** The islands of a page. Throws where the document has others than the flight data. */
async function islandsOf({ route, html, flight }: { route: string; html: string; flight: string }): Promise<Island[]> {
  const islands = await readIslands(flight);
  const inDocument = Array.from(html.matchAll(islandPattern), ([, name]) => name).join(' ');
  const inFlight = islands.map(({ name }) => name).join(' ');
  if (inDocument !== inFlight) throw new Error(`${route} has the islands ${inDocument}; its flight data has ${inFlight}`);
  return islands;
}

/**
 * Writes the document that is sent instead of each page of Next, the properties of its islands, and what all pages share: their start script, the style sheet
 * and that for paper. `origin` is the site's address in the pages.
 */
export async function writeDeferredPages(dir: string, origin: string): Promise<void> {
  for (const folder of [startFolder, islandPropsFolder, pictureFolder]) rmSync(assetFile(dir, folder), { recursive: true, force: true });
  const built = readPages(dir);
  const changes = changesInNext(built);
  if (changes.length > 0) throw new Error(changes.join('\n'));
  if (!built.some(({ html }) => html.includes(`href="${origin}`))) throw new Error(`The pages were not built for SITE_URL ${origin}`);
  const pages = built.map((page) => ({ ...page, ...splitDocument(page.html) }));
  const hrefs = [...new Set(pages.flatMap(({ styles }) => styles))];
  const sheets = splitSiteSheet(hrefs.map((href) => readStyleSheet(dir, href)).join(''));
  const working = Object.fromEntries(locales.map((locale) => [locale, messagesFor(locale).site.working]));
  const sheet = writeAsset(dir, `${startFolder}/site-*.css`, sheets.shared);
  const islands = new Map(await Promise.all(pages.map(async (page) => [page, await islandsOf(page)] as const)));
  const pictures = createPictureAddresses(dir, (name, text) => writeAsset(dir, `${pictureFolder}/${name}`, text));
  const outdir = assetFile(dir, startFolder);
  const scripts = await bundleIslands(dir, outdir, {
    AGENCY_OFFSETS: JSON.stringify(agencyOffsets()),
    ICONS_ADDRESS: JSON.stringify(pictures.addressOf(iconsAddress)),
  });
  const parts = { ...scripts, folder: `${startFolder}/`, protection: sharedProtectionWords(pages), sheet, working };
  const print = writeAsset(dir, `${startFolder}/print-*.css`, sheets.print);
  const startScript = `${startFolder}/${await bundleStart(dir, outdir, parts)}`;
  const usedBy = createRuleFilter(sheets.page);
  for (const page of pages) {
    const props = islands.get(page)?.map((island) => island.props);
    const islandProps = writeAsset(dir, `${islandPropsFolder}/*.json`, pictures.replace(JSON.stringify(props)));
    const document = deferredDocument(page, islandProps, { sheet, print, startScript }, usedBy(partsOf(page.html)));
    writeFileSync(deferredDocumentFile(dir, page.route), pictures.replace(document));
  }
  writeBuildOrigin(dir, origin);
}
