import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readManifest } from './read-manifest.ts';

const sheet = /<link rel="stylesheet" href="([^"]+)"/g;
const relativeUrl = /url\(["']?(\.[^"')]+)["']?\)/g;

/** A finished document: where it lies (without `.html`), and what Next wrote. */
export type BuiltPage = { route: string; file: string; html: string };

export function readPages(dir: string): BuiltPage[] {
  return readManifest(dir)
    .prerendered.map(({ route }) => ({ route, file: join(dir, '.next', 'server', 'app', route) }))
    .filter(({ file }) => existsSync(`${file}.html`))
    .map((page) => ({ ...page, html: readFileSync(`${page.file}.html`, 'utf8') }));
}

/** A sheet of the build with addresses that hold from anywhere. */
function readSheetFile(dir: string, href: string): string {
  const text = readFileSync(join(dir, href.replace('/_next/', '.next/')), 'utf8');
  return text.replace(relativeUrl, (_, url: string) => `url(${posix.join(dirname(href), url)})`);
}

export function readSheets(dir: string, pages: readonly BuiltPage[]): string {
  const hrefs = new Set(pages.flatMap(({ html }) => Array.from(html.matchAll(sheet), ([, href = '']) => href)));
  return Array.from(hrefs, (href) => readSheetFile(dir, href)).join('');
}
