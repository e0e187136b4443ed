import 'server-only';
import { createHash } from 'node:crypto';
import type { ScanState } from '../model.ts';
import { markScan, type OpenFile, readBytes } from '../store/files.ts';
import { type Store, store } from '../store/store.ts';
import { chunkBytes } from './chunk-cipher.ts';
import { scanFile } from './scan.ts';

/** The bytes of a kept file, piece by piece. Throws at the end when they are not what was sent. */
export async function* bytesOf(file: OpenFile, parts: Store = store()): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (let at = 0; at < file.size; at += chunkBytes) {
    const bytes = await readBytes(file, at, at + chunkBytes, parts);
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== file.sha256) throw new Error('a file is not what was sent');
}

/** Asks the scanner about a file that it has not seen yet, and keeps what it says. */
export async function scanAgain(file: OpenFile, parts: Store = store()): Promise<ScanState> {
  if (file.scan !== 'unscanned') return file.scan;
  const scan = await scanFile({ size: file.size, read: (from, to) => readBytes(file, from, to, parts) });
  if (scan !== 'unscanned') await markScan(file.id, scan, parts);
  return scan;
}
