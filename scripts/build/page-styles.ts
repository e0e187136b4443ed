import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readManifest } from '#front-door/manifest.ts';
import { readSheet } from './used-rules.ts';

const sheet = /<link rel="stylesheet" href="([^"]+)"/g;
const relativeUrl = /url\(["']?(\.[^"')]+)["']?\)/g;

/** A sheet of the build with addresses that hold from anywhere. */
function readFile(dir: string, href: string): string {
  const text = readFileSync(join(dir, href.replace('/_next/', '.next/')), 'utf8');
  return text.replace(relativeUrl, (_, url: string) => `url(${posix.join(dirname(href), url)})`);
}

/**
 * Writes beside each finished document of the build the part of its sheets that it needs (`contact.css` beside
 * `contact.html`), for the front door to put into the page.
 */
export function writePageStyles(dir: string): void {
  const readers = new Map<string, ReturnType<typeof readSheet>>();
  for (const { route } of readManifest(dir).prerendered) {
    const file = join(dir, '.next', 'server', 'app', route);
    if (!existsSync(`${file}.html`)) continue;
    const html = readFileSync(`${file}.html`, 'utf8');
    const hrefs = [...html.matchAll(sheet)].map(([, href = '']) => href);
    const key = hrefs.join(' ');
    const usedBy = readers.get(key) ?? readSheet(hrefs.map((href) => readFile(dir, href)).join(''));
    readers.set(key, usedBy);
    writeFileSync(`${file}.css`, usedBy(html.slice(0, html.indexOf('<script id="_R_">'))));
  }
}
