import 'server-only';
import type { FileProblem } from '#lib/forms/file-words.ts';
import type { ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';
import { type FileType, fileTypeOf } from './file-type.ts';
import { hasForeignParts, watchEnds } from './foreign-parts.ts';
import { watchOle } from './ole-marks.ts';
import { watchPdf } from './pdf-marks.ts';
import { isTextName, watchText } from './text-file.ts';
import { isBomb, isWordDocument, readDirectory, watchKind } from './word-file.ts';
import { readWordParts } from './word-parts.ts';

export type CheckedFile = { status: 'sound'; type: FileType; active: readonly ActiveContent[] } | { status: 'refused'; problem: FileProblem };

const refused = (problem: FileProblem): CheckedFile => ({ status: 'refused', problem });

/**
 * Watches a file that arrives, piece by piece from its first, and judges it by its content when it is whole. Only a text,
 * which has no mark of its own, must also say in its name that it is one. A document that can act is sound, and marked
 * with what it can do. `endings` are those that may be sent.
 */
export function watchFile(first: Buffer, name: string, endings: readonly string[]) {
  const known = fileTypeOf(first) ?? (isTextName(name) ? 'txt' : undefined);
  const type = known && endings.includes(known) ? known : undefined;
  const ends = watchEnds(type ?? 'pdf');
  const kind = watchKind();
  const text = watchText();
  const ole = watchOle();
  const pdf = watchPdf();
  return {
    type,
    next(piece: Buffer): void {
      ends.next(piece);
      if (type === 'doc') kind.next(piece);
      if (type === 'doc') ole.next(piece);
      if (type === 'pdf') pdf.next(piece);
      if (type === 'txt') text.next(piece);
    },
    /** Reads again what must be read in another order: the head, the end, a directory. */
    async judge(source: ByteSource): Promise<CheckedFile> {
      if (!type) return refused('file_type');
      let active = type === 'doc' ? ole.found() : [];
      if (type === 'docx') {
        const entries = await readDirectory(source);
        if (!entries || isBomb(entries, source.size)) return refused('file_unsafe');
        if (!isWordDocument(entries)) return refused('file_type');
        const found = await readWordParts(source, entries);
        if (found === 'lies') return refused('file_unsafe');
        active = found;
      }
      if (type === 'txt' && !text.isText()) return refused('file_type');
      if (kind.isOther()) return refused('file_type');
      if (await hasForeignParts(source, type, ends.end())) return refused('file_unsafe');
      return { status: 'sound', type, active: type === 'pdf' ? await pdf.found(source) : active };
    },
  };
}
