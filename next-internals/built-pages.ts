import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { assetFile, renderedFile } from './built-files.ts';
import { readManifest } from './read-manifest.ts';

const relativeUrl = /url\(["']?(\.[^"')]+)["']?\)/g;

/** A prerendered document and the flight data that React hydrates it with. */
export type BuiltPage = { route: string; html: string; flight: string };

export function readPages(dir: string): BuiltPage[] {
  return readManifest(dir)
    .prerendered.map(({ route }) => ({ route, file: renderedFile(dir, route) }))
    .filter(({ file }) => existsSync(`${file}.html`))
    .map(({ route, file }) => ({ route, html: readFileSync(`${file}.html`, 'utf8'), flight: readFileSync(`${file}.rsc`, 'utf8') }));
}

/** The text of a style sheet, with relative addresses made absolute. */
export function readStyleSheet(dir: string, href: string): string {
  return readFileSync(assetFile(dir, href), 'utf8').replace(relativeUrl, (_, url: string) => `url(${posix.join(dirname(href), url)})`);
}
