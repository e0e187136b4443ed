import 'server-only';
import { chunkBytes } from '../store/chunk-cipher.ts';
import type { ByteSource } from './byte-source.ts';

/** The same source with the last chunk cached, since a chunk must be decrypted to read any part of it. */
export function cacheLastChunk(source: ByteSource): ByteSource {
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
