import 'server-only';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import type { ActiveContent } from '../active-content.ts';
import type { ByteSource } from './byte-source.ts';
import type { ZipEntry } from './zip-directory.ts';

const localHeaderMark = 0x04034b50;
const localHeaderBytes = 30;
const stepBytes = 262_144;
const encrypted = 1;
/** Flag: the sizes follow the data, and those before it may be 0. */
const sizesFollow = 8;
const stored = 0;
const deflated = 8;

class Inconsistent extends Error {}

async function* readRange(source: ByteSource, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += stepBytes) yield source.read(at, Math.min(to, at + stepBytes));
}

/** The byte range of an entry's data. Throws when the entry's header differs from the directory. */
async function dataRange(source: ByteSource, entry: ZipEntry, end: number): Promise<{ from: number; to: number }> {
  const head = await source.read(entry.at, entry.at + localHeaderBytes);
  if (head.length < localHeaderBytes || head.readUInt32LE(0) !== localHeaderMark) throw new Inconsistent();
  const [flags, method, packed, unpacked] = [head.readUInt16LE(6), head.readUInt16LE(8), head.readUInt32LE(18), head.readUInt32LE(22)];
  const nameEnd = entry.at + localHeaderBytes + head.readUInt16LE(26);
  const name = (await source.read(entry.at + localHeaderBytes, nameEnd)).toString('utf8');
  const areSizesLater = (flags & sizesFollow) !== 0 && packed === 0 && unpacked === 0;
  const isSame = name === entry.name && method === entry.method && (areSizesLater || (packed === entry.packed && unpacked === entry.unpacked));
  const from = nameEnd + head.readUInt16LE(28);
  const to = from + entry.packed;
  if (!isSame || (flags & encrypted) !== 0 || to > end) throw new Inconsistent();
  return { from, to };
}

async function unpack(source: ByteSource, entry: ZipEntry, end: number, maxKept: number): Promise<Buffer> {
  const { from, to } = await dataRange(source, entry, end);
  const kept: Buffer[] = [];
  let total = 0;
  const collector = new Writable({
    write(part: Buffer, _encoding, done) {
      if (total < maxKept) kept.push(part);
      total += part.length;
      done(total > entry.unpacked ? new Inconsistent() : null);
    },
  });
  if (entry.method === deflated) await pipeline(Readable.from(readRange(source, from, to)), createInflateRaw(), collector);
  else if (entry.method === stored) await pipeline(Readable.from(readRange(source, from, to)), collector);
  else throw new Inconsistent();
  if (total !== entry.unpacked) throw new Inconsistent();
  return Buffer.concat(kept).subarray(0, maxKept);
}

/**
 * Decompresses every entry of a ZIP file and calls `onPart` with the wanted ones (at most 1 MB of each). False when an entry does not match the
 * directory or overlaps another one.
 */
async function readZipParts(
  source: ByteSource,
  entries: readonly ZipEntry[],
  { isWanted, onPart }: { isWanted: (name: string) => boolean; onPart: (part: Buffer, name: string) => void },
): Promise<boolean> {
  const sorted = entries.toSorted((a, b) => a.at - b.at);
  try {
    for (const [index, entry] of sorted.entries()) {
      const wanted = isWanted(entry.name);
      const part = await unpack(source, entry, sorted[index + 1]?.at ?? source.size, wanted ? 1_048_576 : 0);
      if (wanted) onPart(part, entry.name);
    }
    return true;
  } catch (error) {
    if (error instanceof Inconsistent || isZlibError(error)) return false;
    throw error;
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
}

const isProgramOrUnsafePath = ({ name }: ZipEntry): boolean =>
  /^[\\/]|\.\.[\\/]|\\|:|\0|\.(?:exe|dll|scr|com|bat|cmd|js|vbs|ps1|lnk|msi|jar)$/i.test(name);

/** Whether a ZIP file is a Word document without macros or programs in it. */
export function isWordDocument(entries: readonly ZipEntry[]): boolean {
  const names = entries.map(({ name }) => name.toLowerCase());
  const isWord = names.includes('[content_types].xml') && names.some((name) => name.startsWith('word/'));
  return isWord && !names.some((name) => name.endsWith('vbaproject.bin')) && !entries.some(isProgramOrUnsafePath);
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
