/** How Next writes a link to a style sheet. */
const styleLink = { rel: 'stylesheet', 'data-precedence': 'next' };

const chunk = /<script src="([^"]+)" async=""><\/script>/g;
const legacyChunk = /<script src="[^"]+" noModule=""><\/script>/g;
const scriptHint = /<link rel="preload" as="script"[^>]*>/g;
const styleSheet = new RegExp(`<link rel="${styleLink.rel}" href="([^"]+)" data-precedence="${styleLink['data-precedence']}"/>`, 'g');
const inlineScript = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;
const flightScript = 'self.__next_f.push([1,';

/** `html`: the document without scripts and style sheets, whose addresses are `chunks` and `styles`. */
export type DocumentParts = {
  html: string;
  chunks: string[];
  styles: string[];
  /** The inline scripts without flight data. */
  startScripts: string[];
  /** The inline scripts with flight data. */
  flightScripts: string[];
};

const all = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, found = '']) => found);

/** Takes a document of Next apart. */
export function splitDocument(document: string): DocumentParts {
  const scripts = all(document, inlineScript);
  return {
    html: [chunk, legacyChunk, scriptHint, styleSheet, inlineScript].reduce((html, pattern) => html.replace(pattern, ''), document),
    chunks: all(document, chunk),
    styles: all(document, styleSheet),
    startScripts: scripts.filter((script) => !script.startsWith(flightScript)),
    flightScripts: scripts.filter((script) => script.startsWith(flightScript)),
  };
}
