import { decode } from '../../../scripts/build/decode.ts';

export type Tag = {
  name: string;
  attributes: Record<string, string>;
  /** Text up to the next closing tag of the same name, without markup. An element that contains another of its name loses the text after that. */
  text: string;
};

function attributesOf(source: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(source.matchAll(/([\w:-]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );
}

/** The elements of a well-formed document with attributes in double quotes. The text of a script is its source. */
export function readTags(html: string): Tag[] {
  return Array.from(html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi), (match) => {
    const name = (match[1] ?? '').toLowerCase();
    const begin = match.index + match[0].length;
    const end = html.indexOf(`</${name}>`, begin);
    const inner = end < 0 ? '' : html.slice(begin, end);
    const text = name === 'script' ? inner : decode(inner.replace(/<[^>]*>/g, '')).trim();
    return { name, attributes: attributesOf(match[2] ?? ''), text };
  });
}

/** A document without the sources of its scripts, which may look like markup. Keeps JSON-LD. */
export function withoutScripts(html: string): string {
  return html.replace(/(<script(?![^>]*ld\+json)[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2');
}
