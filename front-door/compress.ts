import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type Encoding, type Entry, encodings } from './entry.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = (level: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

const fast = (body: Buffer, encoding: Encoding) =>
  encoding === 'br' ? brotliCompressSync(body, quality(5, body.length)) : gzipSync(body, { level: 6 });
const best = (body: Buffer, encoding: Encoding) => (encoding === 'br' ? brotli(body, quality(11, body.length)) : zip(body, { level: 9 }));

/**
 * Caches the compressed variants of entries in a folder, named after their content: the build fills it, the server reads it.
 * A missing variant (after `SITE_URL` has changed) is compressed fast for the first request, and well in the background for later ones,
 * one at a time. If the folder cannot be written, this happens again after a restart.
 */
export function createCompressor(folder: string) {
  let queue = Promise.resolve();
  /** Entries with a fast variant that were requested only once. */
  const fastVariants = new WeakSet<Buffer>();
  const fileOf = (entry: Entry, encoding: Encoding) => join(folder, `${entry.hash}.${encoding}`);

  async function improve(entry: Entry, encoding: Encoding): Promise<void> {
    try {
      const variant = await best(entry.body, encoding);
      entry.variants[encoding] = variant;
      mkdirSync(folder, { recursive: true });
      const tempFile = `${fileOf(entry, encoding)}.${process.pid}`;
      writeFileSync(tempFile, variant);
      renameSync(tempFile, fileOf(entry, encoding));
    } catch {}
  }

  return {
    variant(entry: Entry, encoding: Encoding): Buffer {
      const known = entry.variants[encoding];
      if (known) {
        if (fastVariants.delete(known)) queue = queue.then(() => improve(entry, encoding));
        return known;
      }
      const file = fileOf(entry, encoding);
      const stored = existsSync(file) ? readFileSync(file) : undefined;
      const variant = stored ?? fast(entry.body, encoding);
      if (!stored) fastVariants.add(variant);
      entry.variants[encoding] = variant;
      return variant;
    },
    /** Makes every missing variant as small as possible and deletes files that no entry needs. `onMade` gets the number of variants made so far. */
    async fill(entries: readonly Entry[], onMade?: (made: number, missing: number) => void): Promise<{ made: number; kept: number }> {
      const wanted = entries.filter((entry) => entry.compressible).flatMap((entry) => encodings.map((encoding) => ({ entry, encoding })));
      const files = new Set(wanted.map(({ entry, encoding }) => fileOf(entry, encoding)));
      const missing = wanted.filter(({ entry, encoding }) => !existsSync(fileOf(entry, encoding)));
      let made = 0;
      const make = async (entry: Entry, encoding: Encoding) => {
        await improve(entry, encoding);
        onMade?.(++made, missing.length);
      };
      await Promise.all(missing.map(({ entry, encoding }) => make(entry, encoding)));
      for (const name of existsSync(folder) ? readdirSync(folder) : [])
        if (!files.has(join(folder, name))) rmSync(join(folder, name), { force: true });
      return { made: missing.length, kept: wanted.length - missing.length };
    },
  };
}

export type Compressor = ReturnType<typeof createCompressor>;
