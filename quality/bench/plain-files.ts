import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const isPacked = /\.(?:woff2|png|ico)$/;

/** One folder for each coding, so that a file server finds the type of a file by its name whatever it is packed in. */
const codings = ['br', 'gzip', 'plain'] as const;

function packed(coding: (typeof codings)[number], body: Buffer): Buffer {
  if (coding === 'plain') return body;
  return coding === 'br' ? brotliCompressSync(body) : gzipSync(body, { level: 9 });
}

/** Writes files below `dir` in brotli, in gzip and as they are: packed as far as it goes, once. Replaces what was there. */
export function writePlainFiles(dir: string, files: ReadonlyMap<string, Buffer>): void {
  rmSync(dir, { recursive: true, force: true });
  for (const [path, body] of files)
    for (const coding of codings) {
      if (coding !== 'plain' && isPacked.test(path)) continue;
      const file = join(dir, coding, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, packed(coding, body));
    }
}
