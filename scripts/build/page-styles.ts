import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Writes the sheet that all finished documents of the build share, and beside each (`contact.css` beside `contact.html`) the rules that
 * it has a use for, for the front door to put into the page.
 */
export function writePageStyles(dir: string): void {
  const files = readManifest(dir)
    .prerendered.map(({ route }) => join(dir, '.next', 'server', 'app', route))
    .filter((file) => existsSync(`${file}.html`));
  const pages = files.map((file) => ({ file, html: readFileSync(`${file}.html`, 'utf8') }));
  const hrefs = new Set(pages.flatMap(({ html }) => Array.from(html.matchAll(sheet), ([, href = '']) => href)));
  const { whole, shared } = readSiteSheet(Array.from(hrefs, (href) => readFile(dir, href)).join(''));
  writeSiteSheet(dir, shared);
  const usedBy = readSheet(whole);
  for (const { file, html } of pages) writeFileSync(`${file}.css`, usedBy(html.slice(0, html.indexOf('<script id="_R_">'))));
}
