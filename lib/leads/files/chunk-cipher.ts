import 'server-only';
import { createCipheriv, createDecipheriv } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const tagBytes = 16;

/** Bytes of a file in one piece of the store: small enough that writing one does not hold up other visitors. */
export const chunkBytes = 262_144;

/** A key is drawn for each file and each piece has its own number, so no nonce comes twice. */
function nonceOf(seq: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(seq, 8);
  return nonce;
}

/** One piece of a file, sealed for its place in that file: it cannot be moved, exchanged or changed. */
export function sealChunk(plain: Uint8Array, key: Uint8Array, fileId: string, seq: number): Buffer {
  const cipher = createCipheriv(algorithm, key, nonceOf(seq));
  cipher.setAAD(Buffer.from(`${fileId}:${seq}`));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** The piece that `sealChunk` was given. Throws when it was changed or belongs elsewhere. */
export function openChunk(sealed: Uint8Array, key: Uint8Array, fileId: string, seq: number): Buffer {
  const cipher = createDecipheriv(algorithm, key, nonceOf(seq), { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(`${fileId}:${seq}`));
  cipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  return Buffer.concat([cipher.update(sealed.subarray(0, sealed.length - tagBytes)), cipher.final()]);
}
