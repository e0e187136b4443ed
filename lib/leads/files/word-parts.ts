import 'server-only';
import type { ActiveContent } from '../active-content.ts';
import type { ByteSource } from './byte-source.ts';
import type { ZipEntry } from './zip-directory.ts';
import { readZipParts } from './zip-parts.ts';

const isProgramOrOutside = ({ name }: ZipEntry): boolean =>
  /^[\\/]|\.\.[\\/]|\\|:|\0|\.(?:exe|dll|scr|com|bat|cmd|js|vbs|ps1|lnk|msi|jar)$/i.test(name);

/** Whether a ZIP file is a Word document without macros or programs in it. */
export function isWordDocument(entries: readonly ZipEntry[]): boolean {
  const names = entries.map(({ name }) => name.toLowerCase());
  const isWord = names.includes('[content_types].xml') && names.some((name) => name.startsWith('word/'));
  return isWord && !names.some((name) => name.endsWith('vbaproject.bin')) && !entries.some(isProgramOrOutside);
}

const isRelations = (name: string): boolean => /\.rels$/i.test(name);
const isObject = ({ name }: ZipEntry): boolean => /^word\/(?:activex\/|embeddings\/.*(?<!\.(?:docx|xlsx|pptx))$)/i.test(name);

function decode(part: Buffer): string {
  const [first, second] = part;
  if (first === 0xfe && second === 0xff)
    return Buffer.from(part.subarray(0, part.length & ~1))
      .swap16()
      .toString('utf16le');
  return part.toString(first === 0xff && second === 0xfe ? 'utf16le' : 'utf8');
}

function decodeReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex: string | undefined, digits: string) => {
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** A hyperlink opens on a click; every other external target is loaded with the document. */
function kindsOf(relations: string): ActiveContent[] {
  const elements = relations.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  return elements.flatMap((element): ActiveContent[] => {
    const text = decodeReferences(element);
    const type = /\sType\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? '';
    const isExternal = /\sTargetMode\s*=\s*["']\s*External/i.test(text) && !/\/hyperlink$/i.test(type);
    const isEmbedded = /\/(?:oleObject|control|aFChunk)$/i.test(type);
    return [...(isExternal ? (['external'] as const) : []), ...(isEmbedded ? (['embedded'] as const) : [])];
  });
}

/** The active content of a Word file; `inconsistent` when its directory does not match its entries. */
export async function readWordParts(source: ByteSource, entries: readonly ZipEntry[]): Promise<ActiveContent[] | 'inconsistent'> {
  const found: ActiveContent[] = entries.some(isObject) ? ['embedded'] : [];
  const onPart = (part: Buffer) => found.push(...kindsOf(decode(part).replaceAll('\0', '')));
  const isConsistent = await readZipParts(source, entries, { isWanted: isRelations, onPart });
  return isConsistent ? found : 'inconsistent';
}
