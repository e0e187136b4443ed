import 'server-only';
import type { FileProblem } from '#lib/forms/file-words.ts';
import type { ActiveContent } from '../active-content.ts';
import { type FileType, fileTypeOf } from '../file-type.ts';
import type { ByteSource } from './byte-source.ts';
import { createOleInspector } from './ole-inspector.ts';
import { createPdfInspector } from './pdf-inspector.ts';
import { createEndMarkScanner, isPolyglot } from './polyglot.ts';
import { isWordDocument, readWordParts } from './word-parts.ts';
import { isZipBomb, readZipDirectory } from './zip-directory.ts';

const controls = /[^\P{Cc}\t\n\f\r]/u;
const scriptStart = /^\s*(?:#!|<\?php)/i;

function isTextName(name: string): boolean {
  return /\.txt\s*$/i.test(name);
}

function createTextInspector() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let isValid = true;

  function decode(chunk?: Buffer): string | undefined {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      return undefined;
    }
  }

  return {
    add(chunk: Buffer): void {
      const text = isValid ? decode(chunk) : undefined;
      isValid = text !== undefined && !controls.test(text) && !(isFirst && scriptStart.test(text));
      isFirst = false;
    },
    isText: (): boolean => isValid && decode() !== undefined,
  };
}

export type InspectedFile = { status: 'accepted'; type: FileType; active: readonly ActiveContent[] } | { status: 'refused'; problem: FileProblem };

const refused = (problem: FileProblem): InspectedFile => ({ status: 'refused', problem });

/**
 * Inspects the content of an uploaded file, chunk by chunk. `type` is undefined when the first chunk is of no type in `extensions`. A text has no
 * signature, so its name must say that it is one. Active content is reported, not refused.
 */
export function createFileInspector(firstChunk: Buffer, name: string, extensions: readonly string[]) {
  const detected = fileTypeOf(firstChunk) ?? (isTextName(name) ? 'txt' : undefined);
  const type = detected && extensions.includes(detected) ? detected : undefined;
  // Without a type the caller adds nothing, so the scanner's type does not matter.
  const endMarks = createEndMarkScanner(type ?? 'pdf');
  const text = createTextInspector();
  const ole = createOleInspector();
  const pdf = createPdfInspector();
  return {
    type,
    add(chunk: Buffer): void {
      endMarks.add(chunk);
      if (type === 'doc') ole.add(chunk);
      if (type === 'pdf') pdf.add(chunk);
      if (type === 'txt') text.add(chunk);
    },
    /** The verdict after the last chunk. `source` gives random access to the same bytes. */
    async inspect(source: ByteSource): Promise<InspectedFile> {
      if (!type) return refused('file_type');
      let active = type === 'doc' ? ole.found() : [];
      if (type === 'docx') {
        const entries = await readZipDirectory(source);
        if (!entries || isZipBomb(entries, source.size)) return refused('file_unsafe');
        if (!isWordDocument(entries)) return refused('file_type');
        const found = await readWordParts(source, entries);
        if (found === 'inconsistent') return refused('file_unsafe');
        active = found;
      }
      if (type === 'txt' && !text.isText()) return refused('file_type');
      if (ole.isOtherProgram()) return refused('file_type');
      if (await isPolyglot(source, type, endMarks.end())) return refused('file_unsafe');
      return { status: 'accepted', type, active: type === 'pdf' ? await pdf.found(source) : active };
    },
  };
}
