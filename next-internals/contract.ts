import type { BuiltPage } from './built-pages.ts';
import { headAddress } from './flight.ts';
import { isNextScript } from './next-scripts.ts';
import { type DocumentParts, splitDocument } from './split-document.ts';

type Page = DocumentParts & { document: string; flight: string };

const unreadPart = /<script(?! type="application\/ld\+json")|<link rel="stylesheet"/;

/** The text in a script with flight data; undefined where it is not JSON. */
function textOf(script: string): unknown {
  try {
    return JSON.parse(script.slice(script.indexOf(',') + 1, script.lastIndexOf('])')));
  } catch {
    return undefined;
  }
}

/** Long texts of flight data: rows `id:T1f,text` with the length in bytes, here as latin1. */
function longTexts(flight: string): string[] {
  const bytes = Buffer.from(flight).toString('latin1');
  return Array.from(bytes.matchAll(/[\da-f]+:T([\da-f]+),/g), ({ 0: start, 1: length = '', index }) =>
    bytes.slice(index + start.length, index + start.length + Number.parseInt(length, 16)),
  );
}

const count = (text: string, part: string): number => text.split(part).length - 1;

/** The assumptions of this folder about Next's pages, each with the problem of a page that does not meet it. */
const rules: readonly (readonly [change: string, holds: (page: Page, origin: string) => boolean])[] = [
  ['its scripts are not <script src="…" async="">', ({ chunks }) => chunks.length > 0],
  ['its style sheets are not <link rel="stylesheet" href="…" data-precedence="next"/>', ({ styles }) => styles.length > 0],
  ['it has a script or style sheet that is written in another way', ({ html }) => !unreadPart.test(html)],
  [
    'its inline scripts are not the list of chunks, the start of the flight data and its text',
    ({ startScripts }) => startScripts.length === 2 && startScripts.every(isNextScript),
  ],
  ['the flight data in it is not its .rsc file', ({ flightScripts, flight }) => flightScripts.map(textOf).join('') === flight],
  [
    'its flight data does not have the addresses of the head as "href" and "content"',
    ({ document, flight }, origin) =>
      ['href', 'content'].every((name) => count(document, `${name}="${origin}`) === count(flight, `"${name}":"${origin}`)),
  ],
  [
    'its flight data has such an address in a row that begins with its length',
    ({ flight }, origin) => !longTexts(flight).some((text) => headAddress(origin).test(text)),
  ],
];

/** How the pages of a build differ from what this folder reads, one sentence for each difference. `origin` is the site's address in them. */
export function changesInNext(pages: readonly BuiltPage[], origin: string): string[] {
  return rules.flatMap(([change, holds]) => {
    const changed = pages.find(({ html, flight }) => !holds({ ...splitDocument(html), document: html, flight }, origin));
    return changed ? [`Next writes its documents in another way than next-internals/ reads them: ${changed.route}, ${change}`] : [];
  });
}
