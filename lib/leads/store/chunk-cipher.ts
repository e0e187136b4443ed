import 'server-only';
import { createCipheriv, createDecipheriv } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const tagBytes = 16;

/** Small enough that writing one chunk does not delay other requests. */
export const chunkBytes = 262_144;

/** Unique, since each file has a key of its own. */
function nonceOf(seq: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(seq, 8);
  return nonce;
}

/** Encrypts one chunk of a file, bound to its place in that file. */
export function sealChunk(plain: Uint8Array, key: Uint8Array, fileId: string, seq: number): Buffer {
  const cipher = createCipheriv(algorithm, key, nonceOf(seq));
  cipher.setAAD(Buffer.from(`${fileId}:${seq}`));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a chunk. Throws when it was changed or belongs to another place. */
export function unsealChunk(sealed: Uint8Array, key: Uint8Array, fileId: string, seq: number): Buffer {
  const cipher = createDecipheriv(algorithm, key, nonceOf(seq), { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(`${fileId}:${seq}`));
  cipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  return Buffer.concat([cipher.update(sealed.subarray(0, sealed.length - tagBytes)), cipher.final()]);
}
