import 'server-only';
import type { ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import type { ZipEntry } from './word-file.ts';
import { readParts } from './zip-parts.ts';

const isRelations = (name: string): boolean => /\.rels$/i.test(name);
const isObject = ({ name }: ZipEntry): boolean => /^word\/(?:activex\/|embeddings\/.*(?<!\.(?:docx|xlsx|pptx))$)/i.test(name);

function decode(part: Buffer): string {
  const [first, second] = part;
  if (first === 0xfe && second === 0xff)
    return Buffer.from(part.subarray(0, part.length & ~1))
      .swap16()
      .toString('utf16le');
  const text = part.toString(first === 0xff && second === 0xfe ? 'utf16le' : 'utf8');
  return text;
}

/** A text with the signs that are written by their number. */
function plain(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex: string | undefined, digits: string) => {
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** What one list of relationships says. A link is followed by who clicks it; everything else from outside is loaded by itself. */
function kindsOf(relations: string): ActiveContent[] {
  const elements = relations.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  return elements.flatMap((element): ActiveContent[] => {
    const text = plain(element);
    const type = /\sType\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? '';
    const isExternal = /\sTargetMode\s*=\s*["']\s*External/i.test(text) && !/\/hyperlink$/i.test(type);
    const isEmbedded = /\/(?:oleObject|control|aFChunk)$/i.test(type);
    return [...(isExternal ? (['external'] as const) : []), ...(isEmbedded ? (['embedded'] as const) : [])];
  });
}

/** What a Word file would do besides being read; `lies` when its directory does not tell the truth about what is inside. */
export async function readWordParts(source: ByteSource, entries: readonly ZipEntry[]): Promise<ActiveContent[] | 'lies'> {
  const found: ActiveContent[] = entries.some(isObject) ? ['embedded'] : [];
  const isTrue = await readParts(source, entries, { wants: isRelations, take: (part) => found.push(...kindsOf(decode(part).replaceAll('\0', ''))) });
  return isTrue ? found : 'lies';
}
