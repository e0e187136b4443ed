import 'server-only';
import type { FileType } from '../file-type.ts';
import type { ByteSource } from './byte-source.ts';

const headBytes = 1024;
const lookAheadBytes = 80;
/** A ZIP reader searches this many bytes at the end of a file for the end of its directory. */
const zipEndBytes = 65_557;

const markup = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|\?php)[\s>/]|<\?php/i;
const otherFileStart =
  /^[\s\p{Cc}]*(?:MZ|\x7fELF|\xca\xfe\xba\xbe|PK\p{Cc}\p{Cc}|Rar!|7z\xbc\xaf|#!\/|<\?php|<(?:!doctype|html|head|body|script|svg|iframe)[\s>])/iu;
const onlyBlanks = /^[\s\0]*$/;

const endMarks: Partial<Record<FileType, Buffer>> = {
  pdf: Buffer.from('%%EOF'),
  jpg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from('IEND\xae\x42\x60\x82', 'latin1'),
};

export type EndMarks = { isFollowed: boolean; lastEnd: number | undefined };

/** Searches the chunks of a file for end marks that another file follows. Copies only the bytes around the border of two chunks. */
export function createEndMarkScanner(type: FileType) {
  const mark = endMarks[type];
  const reach = (mark?.length ?? 0) + lookAheadBytes;
  let overlap = Buffer.alloc(0);
  let total = 0;
  let isFollowed = false;
  let lastEnd: number | undefined;

  function search(bytes: Buffer, offset: number, isLast: boolean): void {
    if (!mark) return;
    for (let found = bytes.indexOf(mark); found >= 0; found = bytes.indexOf(mark, found + 1)) {
      if (found + reach > bytes.length && !isLast) return;
      const end = found + mark.length;
      lastEnd = Math.max(lastEnd ?? 0, offset + end);
      isFollowed ||= otherFileStart.test(bytes.toString('latin1', end, end + lookAheadBytes));
    }
  }

  return {
    add(chunk: Buffer): void {
      search(Buffer.concat([overlap, chunk.subarray(0, reach)]), total - overlap.length, false);
      search(chunk, total, false);
      total += chunk.length;
      const tail = chunk.length < reach ? Buffer.concat([overlap, chunk]) : chunk;
      overlap = Buffer.from(tail.subarray(-reach));
    },
    /** `isFollowed`: another file starts after an end mark. `lastEnd`: offset after the last end mark. */
    end(): EndMarks {
      search(overlap, total - overlap.length, true);
      return { isFollowed, lastEnd };
    },
  };
}

async function endsLikeZip(source: ByteSource): Promise<boolean> {
  const tail = await source.read(Math.max(0, source.size - zipEndBytes), source.size);
  // The signature, and the disk numbers, which are 0 in a ZIP file of one part.
  return tail.includes(Buffer.from('PK\x05\x06\0\0\0\0', 'latin1'));
}

/** Whether a file is also of another type: a program, an archive or a page before, after or inside it. */
export async function isPolyglot(source: ByteSource, type: FileType, { isFollowed, lastEnd }: EndMarks): Promise<boolean> {
  const head = await source.read(0, headBytes);
  if (isFollowed || markup.test(head.toString('latin1'))) return true;
  if (type !== 'pdf' && head.includes('%PDF-')) return true;
  if (type !== 'docx' && (await endsLikeZip(source))) return true;
  if (type !== 'pdf') return false;
  const tail = (await source.read(lastEnd ?? Math.max(0, source.size - headBytes), source.size)).toString('latin1');
  return lastEnd === undefined ? markup.test(tail) : !onlyBlanks.test(tail);
}
