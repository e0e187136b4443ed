import 'server-only';
import type { ByteSource } from './byte-source.ts';
import { chunkBytes } from './chunk-cipher.ts';

/** The same bytes, with the piece that was read last kept: opening one costs far more than to look at a part of it. */
export function recalling(source: ByteSource): ByteSource {
  let kept: { at: number; bytes: Buffer } | undefined;

  async function piece(at: number): Promise<Buffer> {
    if (kept?.at !== at) kept = { at, bytes: await source.read(at, at + chunkBytes) };
    return kept.bytes;
  }

  return {
    size: source.size,
    async read(from, to) {
      const end = Math.min(to, source.size);
      const parts: Buffer[] = [];
      for (let at = Math.max(0, from); at < end; ) {
        const start = at - (at % chunkBytes);
        const part = (await piece(start)).subarray(at - start, end - start);
        if (part.length === 0) throw new Error('a file is shorter than it should be');
        parts.push(part);
        at += part.length;
      }
      return Buffer.concat(parts);
    },
  };
}
