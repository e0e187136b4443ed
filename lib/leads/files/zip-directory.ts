import 'server-only';
import type { ByteSource } from './byte-source.ts';

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const endBytes = 22;
const maxCommentBytes = 65_535;
const entryMark = 0x02014b50;
const entryBytes = 46;

const maxDirectoryBytes = 2_000_000;
const maxEntries = 5_000;
const maxUnpackedBytes = 200 * 1_048_576;
const maxRatio = 150;
/** Below this size a high ratio is normal, such as for rows of blanks in a template. */
const ratioFromBytes = 4 * 1_048_576;

/** `at`: offset of the entry. `method`: how it is compressed. Sizes in bytes. */
export type ZipEntry = { name: string; at: number; method: number; packed: number; unpacked: number };

/** The entries in the directory of a ZIP file; undefined when it is no ZIP file, has several parts, or bytes before or after it. */
export async function readZipDirectory(source: ByteSource): Promise<ZipEntry[] | undefined> {
  const tailAt = Math.max(0, source.size - endBytes - maxCommentBytes);
  const tail = await source.read(tailAt, source.size);
  const end = tail.lastIndexOf(endMark);
  if (end < 0 || end + endBytes > tail.length) return undefined;
  const [count, bytes, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  const isWhole = tail.readUInt32LE(end + 4) === 0 && tail.readUInt16LE(end + 20) === tail.length - end - endBytes;
  if (!isWhole || count === 0 || count > maxEntries || bytes > maxDirectoryBytes || start + bytes !== tailAt + end) return undefined;
  const directory = await source.read(start, start + bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + entryBytes <= directory.length; ) {
    if (directory.readUInt32LE(at) !== entryMark) return undefined;
    const [name, extra, comment] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30), directory.readUInt16LE(at + 32)];
    entries.push({
      name: directory.toString('utf8', at + entryBytes, at + entryBytes + name),
      at: directory.readUInt32LE(at + 42),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
    });
    at += entryBytes + name + extra + comment;
  }
  return entries.length === count ? entries : undefined;
}

/** Whether the entries overlap or decompress to far more than their size. */
export function isZipBomb(entries: readonly ZipEntry[], size: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return packed > size || unpacked > maxUnpackedBytes || (unpacked > ratioFromBytes && unpacked > maxRatio * size);
}
