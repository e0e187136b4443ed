import { createHash } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';

/** Incompressible bytes, the same at every call. */
export function noise(bytes: number, seed = 1): Buffer {
  const blocks = Array.from({ length: Math.ceil(bytes / 64) }, (_, n) => createHash('sha512').update(`${seed}:${n}`).digest());
  return Buffer.concat(blocks).subarray(0, bytes);
}

/** A PDF of an exact size: pages of nothing around a stream of noise. */
export function pdf(bytes = 2_000, seed = 1): Buffer {
  const head = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nstream\n');
  const foot = Buffer.from('\nendstream\nendobj\nstartxref\n0\n%%EOF\n');
  return Buffer.concat([head, noise(bytes - head.length - foot.length, seed), foot]);
}

export const jpg = (): Buffer =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(3_000, 7), Buffer.from('ffd9', 'hex')]);

function pngPart(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export const png = (): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', Buffer.from('00000001000000010806000000', 'hex')),
    pngPart('IDAT', Buffer.from('789c626001000000ffff030000060005', 'hex')),
    pngPart('IEND', Buffer.alloc(0)),
  ]);

/** The container of old Office programs, with the stream that names the program. */
export const doc = (stream = 'WordDocument'): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(stream, 'utf16le'), Buffer.alloc(512)]);

type Entry = { name: string; data?: Buffer; unpacked?: number; deflate?: boolean };

/** A ZIP file of entries, stored or deflated; `unpacked` is a size that it claims instead of the true one. */
export function zip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data: plain = Buffer.from('<a/>'), unpacked = plain.length, deflate = false } of entries) {
    const data = deflate ? deflateRawSync(plain) : plain;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(deflate ? 8 : 0, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(unpacked, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 0, 'latin1');
    entry.writeUInt16LE(20, 4);
    fields.copy(entry, 6, 0, 26);
    entry.writeUInt32LE(at, 42);
    locals.push(local);
    directory.push(Buffer.concat([entry, Buffer.from(name)]));
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, listed, end]);
}

export const docx = (...more: Entry[]): Buffer => zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }, ...more]);

export const program = (): Buffer =>
  Buffer.concat([Buffer.from('MZ'), Buffer.alloc(58), Buffer.from([64, 0, 0, 0]), Buffer.from('PE\0\0'), Buffer.alloc(500, 1)]);

/** The file that every scanner calls infected; in two parts, so that this source is not. */
export const eicar = (): Buffer => Buffer.from(`${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EIC'}${'AR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`);

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
