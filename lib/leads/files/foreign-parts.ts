import 'server-only';
import type { ByteSource } from './byte-source.ts';
import type { FileType } from './file-type.ts';

const headBytes = 1024;
const peekBytes = 80;
/** A ZIP reader looks for the end of its directory in this much of a file's end. */
const zipEndBytes = 65_557;

const markup = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|\?php)[\s>/]|<\?php/i;
const beginsForeign =
  /^[\s\p{Cc}]*(?:MZ|\x7fELF|\xca\xfe\xba\xbe|PK\p{Cc}\p{Cc}|Rar!|7z\xbc\xaf|#!\/|<\?php|<(?:!doctype|html|head|body|script|svg|iframe)[\s>])/iu;
const onlyBlanks = /^[\s\0]*$/;

/** What each kind of file ends with; another file may hide behind it. */
const ends: Partial<Record<FileType, Buffer>> = {
  pdf: Buffer.from('%%EOF'),
  jpg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from('IEND\xae\x42\x60\x82', 'latin1'),
};

/**
 * Watches the pieces of a file go by, in order and with nothing left out, for something foreign that begins behind an end
 * mark. A piece is looked at where it lies; only what two pieces share is copied.
 */
export function watchEnds(type: FileType) {
  const mark = ends[type];
  const reach = (mark?.length ?? 0) + peekBytes;
  let seam = Buffer.alloc(0);
  let at = 0;
  let foreign = false;
  let lastEnd: number | undefined;

  function look(bytes: Buffer, offset: number, isLast: boolean): void {
    if (!mark) return;
    for (let found = bytes.indexOf(mark); found >= 0; found = bytes.indexOf(mark, found + 1)) {
      if (found + reach > bytes.length && !isLast) return;
      const end = found + mark.length;
      lastEnd = Math.max(lastEnd ?? 0, offset + end);
      foreign ||= beginsForeign.test(bytes.toString('latin1', end, end + peekBytes));
    }
  }

  return {
    next(piece: Buffer): void {
      look(Buffer.concat([seam, piece.subarray(0, reach)]), at - seam.length, false);
      look(piece, at, false);
      at += piece.length;
      const tail = piece.length < reach ? Buffer.concat([seam, piece]) : piece;
      seam = Buffer.from(tail.subarray(-reach));
    },
    /** Whether something foreign was seen, and where the last end mark ended. */
    end(): { foreign: boolean; lastEnd: number | undefined } {
      look(seam, at - seam.length, true);
      return { foreign, lastEnd };
    },
  };
}

export type Watched = ReturnType<ReturnType<typeof watchEnds>['end']>;

async function endsLikeZip(source: ByteSource): Promise<boolean> {
  const tail = await source.read(Math.max(0, source.size - zipEndBytes), source.size);
  // The mark, and the numbers of disks, which are 0 in every ZIP file of one piece.
  return tail.includes(Buffer.from('PK\x05\x06\0\0\0\0', 'latin1'));
}

/** Whether a file is also something else: a program, an archive or a page before, behind or inside what it says it is. */
export async function hasForeignParts(source: ByteSource, type: FileType, { foreign, lastEnd }: Watched): Promise<boolean> {
  const head = await source.read(0, headBytes);
  if (foreign || markup.test(head.toString('latin1'))) return true;
  if (type !== 'pdf' && head.includes('%PDF-')) return true;
  if (type !== 'docx' && (await endsLikeZip(source))) return true;
  if (type !== 'pdf') return false;
  const tail = (await source.read(lastEnd ?? Math.max(0, source.size - headBytes), source.size)).toString('latin1');
  return lastEnd === undefined ? markup.test(tail) : !onlyBlanks.test(tail);
}
