import 'server-only';
import { createHash } from 'node:crypto';
import type { ScanState } from '../model.ts';
import { chunkBytes } from '../store/chunk-cipher.ts';
import { markScan, type UnsealedFile, readFileBytes } from '../store/files.ts';
import { type Store, store } from '../store/store.ts';
import { scanFile } from './scan-file.ts';

/** The bytes of a file of a lead, chunk by chunk. Throws at the end when their hash is not that of the upload. */
export async function* readFileChunks(file: UnsealedFile, leadStore: Store = store()): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (let at = 0; at < file.size; at += chunkBytes) {
    const bytes = await readFileBytes(file, at, at + chunkBytes, leadStore);
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== file.sha256) throw new Error('the SHA-256 of a stored file differs from the upload');
}

export async function scanIfUnscanned(file: UnsealedFile, leadStore: Store = store()): Promise<ScanState> {
  if (file.scan !== 'unscanned') return file.scan;
  const scan = await scanFile({ size: file.size, read: (from, to) => readFileBytes(file, from, to, leadStore) });
  if (scan !== 'unscanned') await markScan(file.id, scan, leadStore);
  return scan;
}
