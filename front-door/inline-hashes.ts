import { createHash } from 'node:crypto';
import { fontsScript } from '#lib/site/fonts-script.ts';
import { isNextScript } from '#next-internals/next-scripts.ts';

type Hashes = { scripts: string[]; styles: string[] };

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const dataBlock = /\btype="?application\/(?:ld\+)?json\b/i;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** base64 sha-256 of each inline script and style of a document that a Content-Security-Policy must allow, each once. */
export function inlineHashes(html: string): Hashes {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(inline)) {
    if (/\bsrc=/i.test(attributes) || dataBlock.test(attributes)) continue;
    found[tag.toLowerCase() === 'script' ? 'script' : 'style'].add(hashOf(text));
  }
  return { scripts: [...found.script], styles: [...found.style] };
}

/** Hashes of the inline scripts that Next and the layout wrote in a page rendered on demand. Any other inline script or style stays blocked. */
export function nextHashes(html: string): Hashes {
  const texts = Array.from(html.matchAll(inline), ([, tag = '', , text = '']) =>
    (tag.toLowerCase() === 'script' && isNextScript(text)) || text === fontsScript ? [text] : [],
  );
  return { scripts: [...new Set(texts.flat().map(hashOf))], styles: [] };
}
