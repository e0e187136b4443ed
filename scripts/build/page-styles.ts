import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readManifest } from '#front-door/manifest.ts';
import { readSiteSheet, writeSiteSheet } from './site-sheet.ts';
import { readSheet } from './used-rules.ts';

const sheet = /<link rel="stylesheet" href="([^"]+)"/g;
const relativeUrl = /url\(["']?(\.[^"')]+)["']?\)/g;

/** A sheet of the build with addresses that hold from anywhere. */
function readFile(dir: string, href: string): string {
  const text = readFileSync(join(dir, href.replace('/_next/', '.next/')), 'utf8');
  return text.replace(relativeUrl, (_, url: string) => `url(${posix.join(dirname(href), url)})`);
}

/** A finished document: where it lies (without `.html`), what Next wrote, and the rules that it has a use for. */
export type StyledPage = { route: string; file: string; html: string; css: string };

/** Writes the sheet that all finished documents of the build share, and answers with each of them and its own rules, for the page itself. */
export function stylePages(dir: string): StyledPage[] {
  const pages = readManifest(dir)
    .prerendered.map(({ route }) => ({ route, file: join(dir, '.next', 'server', 'app', route) }))
    .filter(({ file }) => existsSync(`${file}.html`))
    .map((page) => ({ ...page, html: readFileSync(`${page.file}.html`, 'utf8') }));
  const hrefs = new Set(pages.flatMap(({ html }) => Array.from(html.matchAll(sheet), ([, href = '']) => href)));
  const { whole, shared } = readSiteSheet(Array.from(hrefs, (href) => readFile(dir, href)).join(''));
  writeSiteSheet(dir, shared);
  const usedBy = readSheet(whole);
  return pages.map((page) => ({ ...page, css: usedBy(page.html.slice(0, page.html.indexOf('<script id="_R_">'))) }));
}
