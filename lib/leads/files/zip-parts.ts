import 'server-only';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import type { ByteSource } from './byte-source.ts';
import type { ZipEntry } from './word-file.ts';

const localMark = 0x04034b50;
const localBytes = 30;
const stepBytes = 262_144;
const encrypted = 1;
/** The sizes follow the data: those before it may be 0. */
const sizesFollow = 8;
const stored = 0;
const deflated = 8;

class Lie extends Error {}

async function* bytesOf(source: ByteSource, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += stepBytes) yield source.read(at, Math.min(to, at + stepBytes));
}

/** Where the data of an entry lies. Throws where what stands before it does not say the same as the directory. */
async function dataRange(source: ByteSource, entry: ZipEntry, end: number): Promise<{ from: number; to: number }> {
  const head = await source.read(entry.at, entry.at + localBytes);
  if (head.length < localBytes || head.readUInt32LE(0) !== localMark) throw new Lie();
  const [flags, method, packed, unpacked] = [head.readUInt16LE(6), head.readUInt16LE(8), head.readUInt32LE(18), head.readUInt32LE(22)];
  const nameEnd = entry.at + localBytes + head.readUInt16LE(26);
  const name = (await source.read(entry.at + localBytes, nameEnd)).toString('utf8');
  const isUntold = (flags & sizesFollow) !== 0 && packed === 0 && unpacked === 0;
  const isSame = name === entry.name && method === entry.method && (isUntold || (packed === entry.packed && unpacked === entry.unpacked));
  const from = nameEnd + head.readUInt16LE(28);
  const to = from + entry.packed;
  if (!isSame || (flags & encrypted) !== 0 || to > end) throw new Lie();
  return { from, to };
}

/** Unpacks an entry, and throws where it is not as long as it claims. What is kept of it has at most `mostKept` bytes. */
async function unpack(source: ByteSource, entry: ZipEntry, end: number, mostKept: number): Promise<Buffer> {
  const { from, to } = await dataRange(source, entry, end);
  const kept: Buffer[] = [];
  let total = 0;
  const count = new Writable({
    write(part: Buffer, _encoding, done) {
      if (total < mostKept) kept.push(part);
      total += part.length;
      done(total > entry.unpacked ? new Lie() : null);
    },
  });
  if (entry.method === deflated) await pipeline(Readable.from(bytesOf(source, from, to)), createInflateRaw(), count);
  else if (entry.method === stored) await pipeline(Readable.from(bytesOf(source, from, to)), count);
  else throw new Lie();
  if (total !== entry.unpacked) throw new Lie();
  return Buffer.concat(kept).subarray(0, mostKept);
}

/**
 * Unpacks every entry of a ZIP file, and hands those that `wants` to `take` (at most 1 MB of each). False when the file lies about its
 * inside: an entry is not where, what or as long as the directory says, or lies over another.
 */
export async function readParts(
  source: ByteSource,
  entries: readonly ZipEntry[],
  { wants, take }: { wants: (name: string) => boolean; take: (part: Buffer, name: string) => void },
): Promise<boolean> {
  const sorted = entries.toSorted((a, b) => a.at - b.at);
  try {
    for (const [index, entry] of sorted.entries()) {
      const isWanted = wants(entry.name);
      const part = await unpack(source, entry, sorted[index + 1]?.at ?? source.size, isWanted ? 1_048_576 : 0);
      if (isWanted) take(part, entry.name);
    }
    return true;
  } catch (error) {
    if (error instanceof Lie || isZlibError(error)) return false;
    throw error;
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
}
