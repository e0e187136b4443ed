import 'server-only';
import { createHash } from 'node:crypto';
import type { FileProblem } from '#lib/forms/file-words.ts';
import type { FileType } from '../file-type.ts';
import { chunkBytes } from '../store/chunk-cipher.ts';
import { appendChunk, beginFile, finishFile, readFileBytes, type Staging } from '../store/files.ts';
import { store, type Store } from '../store/store.ts';
import { createFileInspector } from './file-inspector.ts';
import { scanFile } from './scan-file.ts';
import type { ByteSource } from './byte-source.ts';

const maxCharacters = 100;
// Includes direction marks: one in `annexgpj.exe` makes it look like `annexexe.jpg`.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]+/gu;
const unsafe = /[<>:"|?*%]+/g;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const extensionPatterns: Record<FileType, RegExp> = { pdf: /^pdf$/i, jpg: /^jpe?g$/i, png: /^png$/i, doc: /^doc$/i, docx: /^docx$/i, txt: /^txt$/i };

/** Splits the last part of a path into stem and extension, without characters that are invisible or not allowed in file names; shortens the stem. */
function splitName(name: string): { stem: string; extension: string } {
  const base = name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const visible = base.replace(invisible, '').replace(unsafe, '_').replace(/\s+/gu, ' ').trim();
  const dot = visible.lastIndexOf('.');
  const stem = (dot > 0 ? visible.slice(0, dot) : visible).replace(/^[.\s]+|[.\s]+$/g, '');
  return { stem: Array.from(stem).slice(0, maxCharacters).join('').trimEnd(), extension: dot > 0 ? visible.slice(dot + 1) : '' };
}

/** A visitor's file name, safe to show and to write to a disk, with the extension of its type. */
function cleanName(original: string, type: FileType): string {
  const { stem, extension } = splitName(original);
  const name = stem === '' || reserved.test(stem) ? `document${stem && `-${stem}`}` : stem;
  return `${name}.${extensionPatterns[type].test(extension) ? extension.toLowerCase() : type}`;
}

/** The name to show for a refused file, whose type is unknown. */
function nameOfRefused(original: string): string {
  const { stem, extension } = splitName(original);
  return [stem || 'document', extension.slice(0, 10)].filter(Boolean).join('.');
}

/** True also without an extension: the content decides the type. */
function hasAllowedExtension(name: string, allowed: readonly string[]): boolean {
  const extension = /\.([^.\\/\s]*)\s*$/.exec(name.replace(invisible, ''))?.[1];
  return extension === undefined || allowed.includes(extension.toLowerCase());
}

/** The same source with the last chunk cached, since a chunk must be decrypted to read any part of it. */
function cacheLastChunk(source: ByteSource): ByteSource {
  let cached: { at: number; bytes: Buffer } | undefined;

  async function readChunk(at: number): Promise<Buffer> {
    if (cached?.at !== at) cached = { at, bytes: await source.read(at, at + chunkBytes) };
    return cached.bytes;
  }

  return {
    size: source.size,
    async read(from, to) {
      const end = Math.min(to, source.size);
      const parts: Buffer[] = [];
      for (let at = Math.max(0, from); at < end; ) {
        const start = at - (at % chunkBytes);
        const part = (await readChunk(start)).subarray(at - start, end - start);
        if (part.length === 0) throw new Error('a file is shorter than it should be');
        parts.push(part);
        at += part.length;
      }
      return Buffer.concat(parts);
    },
  };
}

export type IncomingFile = { field: string; name: string; bytes: AsyncIterable<Uint8Array> };

/** A valid file in the store that belongs to no lead yet. */
export type StagedFile = { status: 'staged'; id: string; type: FileType; name: string; size: number; sha256: string };
type RefusedFile = { status: 'refused'; problem: FileProblem; name: string };
export type FileOutcome = StagedFile | RefusedFile;

type WrittenFile = { size: number; sha256: string; inspect: ReturnType<typeof createFileInspector>['inspect'] };
/** `tooLarge`: the problem of a file with more than `maxBytes`. */
type FileLimit = { maxBytes: number; tooLarge: FileProblem; extensions: readonly string[] };

/** The bytes of a file in chunks of the store's size. Each chunk is overwritten by the next one. */
async function* chunksOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let filled = 0;
  for await (const part of bytes)
    for (let at = 0; at < part.length; ) {
      const copied = Math.min(chunkBytes - filled, part.length - at);
      chunk.set(part.subarray(at, at + copied), filled);
      filled += copied;
      at += copied;
      if (filled < chunkBytes) continue;
      yield chunk;
      filled = 0;
    }
  if (filled > 0) yield chunk.subarray(0, filled);
}

/** Writes a file as it arrives, with one chunk in memory. Stops at the first problem. */
async function write(
  { bytes, name }: IncomingFile,
  { maxBytes, tooLarge, extensions }: FileLimit,
  staging: Staging,
  leadStore: Store,
): Promise<WrittenFile | FileProblem> {
  const hash = createHash('sha256');
  let size = 0;
  let inspector: ReturnType<typeof createFileInspector> | undefined;
  for await (const chunk of chunksOf(bytes)) {
    inspector ??= createFileInspector(chunk, name, extensions);
    if (!inspector.type) return 'file_type';
    size += chunk.length;
    if (size > maxBytes) return tooLarge;
    hash.update(chunk);
    inspector.add(chunk);
    await appendChunk(staging, chunk, Date.now(), leadStore);
  }
  return inspector ? { size, sha256: hash.digest('hex'), inspect: inspector.inspect } : 'file_empty';
}

/** Reads and drops the rest of a file, so that the rest of the body can be read. */
export async function drainFile({ bytes }: Pick<IncomingFile, 'bytes'>): Promise<void> {
  for await (const part of bytes) void part;
}

/**
 * Stages an incoming file in the store when it is valid and within `limit`. `onBegin` gets its id before the first byte is written: the caller
 * deletes what was written of a refused file.
 */
export async function stageFile(
  file: IncomingFile,
  { limit, onBegin }: { limit: FileLimit; onBegin: (id: string) => void },
  leadStore: Store = store(),
): Promise<FileOutcome> {
  const refused = (problem: FileProblem): RefusedFile => ({ status: 'refused', problem, name: nameOfRefused(file.name) });
  const staging = beginFile();
  onBegin(staging.id);
  const written = hasAllowedExtension(file.name, limit.extensions) ? await write(file, limit, staging, leadStore) : 'file_type';
  if (typeof written === 'string') {
    await drainFile(file).catch(() => undefined);
    return refused(written);
  }
  const { size, sha256, inspect } = written;
  const source = cacheLastChunk({ size, read: (from: number, to: number) => readFileBytes({ ...staging, size }, from, to, leadStore) });
  const inspected = await inspect(source);
  if (inspected.status === 'refused') return refused(inspected.problem);
  const scan = await scanFile(source);
  if (scan === 'infected') return refused('file_infected');
  const name = cleanName(file.name, inspected.type);
  await finishFile(staging, { type: inspected.type, size, name, sha256, scan, active: inspected.active }, Date.now(), leadStore);
  return { status: 'staged', id: staging.id, type: inspected.type, name, size, sha256 };
}
