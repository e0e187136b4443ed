import 'server-only';
import { createHash } from 'node:crypto';
import { appendChunk, beginFile, finishFile, readBytes, type Staging } from '../store/files.ts';
import { type Store, store } from '../store/store.ts';
import type { FileProblem } from '#lib/forms/file-words.ts';
import { watchFile } from './check-file.ts';
import { chunkBytes } from './chunk-cipher.ts';
import { cleanName, hasFairEnding, shownName } from './clean-name.ts';
import type { FileType } from './file-type.ts';
import { recalling } from './recalling.ts';
import { scanFile } from './scan.ts';

/** A file as it arrives: the field it was sent in, the visitor's name for it, its bytes. */
export type ArrivingFile = { field: string; name: string; bytes: AsyncIterable<Uint8Array> };

/** A file that is staged in the store and sound. */
export type TakenFile = { status: 'taken'; id: string; type: FileType; name: string; size: number; sha256: string };
type RefusedFile = { status: 'refused'; problem: FileProblem; name: string };
export type FileOutcome = TakenFile | RefusedFile;

type Written = { size: number; sha256: string; judge: ReturnType<typeof watchFile>['judge'] };
/** What may still come: so many bytes, and files of these endings. */
type Room = { bytes: number; tooLarge: FileProblem; endings: readonly string[] };

/** The bytes of a file in pieces of the store's size. Each piece is overwritten by the next one. */
async function* piecesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafe(chunkBytes);
  let filled = 0;
  for await (const part of bytes)
    for (let at = 0; at < part.length; ) {
      const taken = Math.min(chunkBytes - filled, part.length - at);
      piece.set(part.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < chunkBytes) continue;
      yield piece;
      filled = 0;
    }
  if (filled > 0) yield piece.subarray(0, filled);
}

/** Writes a file piece by piece while it arrives. Holds one piece in memory, and stops at the first sign that it will not do. */
async function write(
  { bytes, name }: ArrivingFile,
  { bytes: room, tooLarge, endings }: Room,
  staging: Staging,
  parts: Store,
): Promise<Written | FileProblem> {
  const hash = createHash('sha256');
  let size = 0;
  let watch: ReturnType<typeof watchFile> | undefined;
  for await (const piece of piecesOf(bytes)) {
    watch ??= watchFile(piece, name, endings);
    if (!watch.type) return 'file_type';
    size += piece.length;
    if (size > room) return tooLarge;
    hash.update(piece);
    watch.next(piece);
    await appendChunk(staging, piece, Date.now(), parts);
  }
  return watch ? { size, sha256: hash.digest('hex'), judge: watch.judge } : 'file_empty';
}

/** Reads what is left of a file, so that the rest of the body can be read. */
export async function passFile({ bytes }: Pick<ArrivingFile, 'bytes'>): Promise<void> {
  for await (const part of bytes) void part;
}

/**
 * Takes one arriving file into the store, if there is room and its content is what may be sent. Whatever was written of a
 * refused file is the caller's to drop: `onBegin` names it before the first byte.
 */
export async function takeFile(
  file: ArrivingFile,
  { room, onBegin }: { room: Room; onBegin: (id: string) => void },
  parts: Store = store(),
): Promise<FileOutcome> {
  const refused = (problem: FileProblem): RefusedFile => ({ status: 'refused', problem, name: shownName(file.name) });
  const staging = beginFile();
  onBegin(staging.id);
  const written = hasFairEnding(file.name, room.endings) ? await write(file, room, staging, parts) : 'file_type';
  if (typeof written === 'string') {
    await passFile(file).catch(() => undefined);
    return refused(written);
  }
  const { size, sha256, judge } = written;
  const source = recalling({ size, read: (from: number, to: number) => readBytes({ ...staging, size }, from, to, parts) });
  const checked = await judge(source);
  if (checked.status === 'refused') return refused(checked.problem);
  const scan = await scanFile(source);
  if (scan === 'infected') return refused('file_infected');
  const name = cleanName(file.name, checked.type);
  await finishFile(staging, { type: checked.type, size, name, sha256, scan, active: checked.active }, Date.now(), parts);
  return { status: 'taken', id: staging.id, type: checked.type, name, size, sha256 };
}
