import { createHash } from 'node:crypto';

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const dataBlock = /\btype="?application\/(?:ld\+)?json\b/i;

/** base64 sha-256 of each inline script and style of a document that a Content-Security-Policy must allow, each once. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(inline)) {
    if (/\bsrc=/i.test(attributes) || dataBlock.test(attributes)) continue;
    const hash = createHash('sha256').update(text).digest('base64');
    found[tag.toLowerCase() === 'script' ? 'script' : 'style'].add(hash);
  }
  return { scripts: [...found.script], styles: [...found.style] };
}
