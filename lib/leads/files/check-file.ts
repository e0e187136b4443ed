import 'server-only';
import type { ByteSource } from './byte-source.ts';
import { type FileType, fileTypeOf } from './file-type.ts';
import { hasForeignParts, watchEnds } from './foreign-parts.ts';
import { isBomb, isWordDocument, readDirectory, watchKind } from './word-file.ts';

/** Why a file is refused; each has a message in every language. */
export type FileProblem = 'file_empty' | 'file_type' | 'file_unsafe' | 'file_too_large' | 'too_many_files' | 'files_too_large' | 'file_infected';

export type CheckedFile = { status: 'sound'; type: FileType } | { status: 'refused'; problem: FileProblem };

const refused = (problem: FileProblem): CheckedFile => ({ status: 'refused', problem });

/** Watches a file that arrives, piece by piece from its first, and judges it by its content alone when it is whole. */
export function watchFile(first: Buffer) {
  const type = fileTypeOf(first);
  const ends = watchEnds(type ?? 'pdf');
  const kind = watchKind();
  return {
    type,
    next(piece: Buffer): void {
      ends.next(piece);
      if (type === 'doc') kind.next(piece);
    },
    /** Reads again what must be read in another order: the head, the end, a directory. */
    async judge(source: ByteSource): Promise<CheckedFile> {
      if (!type) return refused('file_type');
      if (type === 'docx') {
        const entries = await readDirectory(source);
        if (!entries || isBomb(entries, source.size)) return refused('file_unsafe');
        if (!isWordDocument(entries)) return refused('file_type');
      }
      if (kind.isOther()) return refused('file_type');
      return (await hasForeignParts(source, type, ends.end())) ? refused('file_unsafe') : { status: 'sound', type };
    },
  };
}
