import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { compressBestWithDictionary, compressFastWithDictionary } from './dictionary.ts';
import { type Encoding, type Entry, encodingsOf } from './entry.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const quality = (level: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});

function compressFast({ body, dictionary }: Entry, encoding: Encoding): Buffer {
  if (encoding === 'dcz' && dictionary) return compressFastWithDictionary(body, dictionary);
  return encoding === 'br' ? brotliCompressSync(body, quality(5, body.length)) : gzipSync(body, { level: 6 });
}
function compressBest({ body, dictionary }: Entry, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'dcz' && dictionary) return compressBestWithDictionary(body, dictionary);
  return encoding === 'br' ? brotliAsync(body, quality(11, body.length)) : gzipAsync(body, { level: 9 });
}

/**
 * Caches the compressed variants of entries in a folder, named after their content: the build fills it, the server reads it.
 * A missing variant (after `SITE_URL` has changed) is compressed quickly for the first request, and at the best quality in the background
 * after the second, one at a time. If the folder cannot be written, this happens again after a restart.
 */
export function createCompressor(folder: string) {
  let queue: Promise<unknown> = Promise.resolve();
  /** Variants that were compressed fast, until their second request. */
  const fastVariants = new WeakSet<Buffer>();
  const fileOf = ({ hash, dictionary }: Entry, encoding: Encoding) => {
    const version = encoding === 'dcz' && dictionary ? `-${basename(dictionary.address, '.txt')}` : '';
    return join(folder, `${hash}${version}.${encoding}`);
  };

  /** Returns whether the variant is now in the folder. */
  async function improve(entry: Entry, encoding: Encoding): Promise<boolean> {
    try {
      const variant = await compressBest(entry, encoding);
      entry.variants[encoding] = variant;
      mkdirSync(folder, { recursive: true });
      const tempFile = `${fileOf(entry, encoding)}.${process.pid}`;
      writeFileSync(tempFile, variant);
      renameSync(tempFile, fileOf(entry, encoding));
      return true;
    } catch {
      return false;
    }
  }

  return {
    variant(entry: Entry, encoding: Encoding): Buffer {
      const existing = entry.variants[encoding];
      if (existing) {
        if (fastVariants.delete(existing)) queue = queue.then(() => improve(entry, encoding));
        return existing;
      }
      const file = fileOf(entry, encoding);
      const stored = existsSync(file) ? readFileSync(file) : undefined;
      const variant = stored ?? compressFast(entry, encoding);
      if (!stored) fastVariants.add(variant);
      entry.variants[encoding] = variant;
      return variant;
    },
    /** Makes every missing variant as small as possible and deletes files that no entry needs. `onMade` gets the number of variants made so far. */
    async fill(entries: readonly Entry[], onMade?: (count: number, missing: number) => void): Promise<{ made: number; kept: number }> {
      const wanted = entries.filter((entry) => entry.compressible).flatMap((entry) => encodingsOf(entry).map((encoding) => ({ entry, encoding })));
      const files = new Set(wanted.map(({ entry, encoding }) => fileOf(entry, encoding)));
      const missing = wanted.filter(({ entry, encoding }) => !existsSync(fileOf(entry, encoding)));
      let writtenCount = 0;
      const compressMissing = async (entry: Entry, encoding: Encoding) => {
        if (!(await improve(entry, encoding))) return;
        writtenCount += 1;
        onMade?.(writtenCount, missing.length);
      };
      await Promise.all(missing.map(({ entry, encoding }) => compressMissing(entry, encoding)));
      for (const name of existsSync(folder) ? readdirSync(folder) : [])
        if (!files.has(join(folder, name))) rmSync(join(folder, name), { force: true });
      return { made: writtenCount, kept: wanted.length - missing.length };
    },
  };
}

export type Compressor = ReturnType<typeof createCompressor>;
