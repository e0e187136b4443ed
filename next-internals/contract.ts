import type { BuiltPage } from './built-pages.ts';
import { isNextScript } from './next-scripts.ts';
import { type DocumentParts, splitDocument } from './split-document.ts';

type Page = DocumentParts & { flight: string };

const unreadPart = /<script(?! type="application\/ld\+json"| data-site-script="")|<link rel="stylesheet"/;

/** The text in a script with flight data; undefined where it is not JSON. */
function textOf(script: string): unknown {
  try {
    return JSON.parse(script.slice(script.indexOf(',') + 1, script.lastIndexOf('])')));
  } catch {
    return undefined;
  }
}

/** The assumptions of this folder about Next's pages, each with the problem of a page that does not meet it. */
const rules: readonly (readonly [change: string, holds: (page: Page) => boolean])[] = [
  ['its scripts are not <script src="…" async="">', ({ chunks }) => chunks.length > 0],
  ['its style sheets are not <link rel="stylesheet" href="…" data-precedence="next"/>', ({ styles }) => styles.length > 0],
  ['it has a script or style sheet that is written in another way', ({ html }) => !unreadPart.test(html)],
  [
    'its inline scripts are not the list of chunks, the start of the flight data and its text',
    ({ startScripts }) => startScripts.length === 2 && startScripts.every(isNextScript),
  ],
  ['the flight data in it is not its .rsc file', ({ flightScripts, flight }) => flightScripts.map(textOf).join('') === flight],
];

/** How the pages of a build differ from what this folder reads, one sentence for each difference. */
export function changesInNext(pages: readonly BuiltPage[]): string[] {
  return rules.flatMap(([change, holds]) => {
    const changed = pages.find(({ html, flight }) => !holds({ ...splitDocument(html), flight }));
    return changed ? [`Next writes its documents in another way than next-internals/ reads them: ${changed.route}, ${change}`] : [];
  });
}
