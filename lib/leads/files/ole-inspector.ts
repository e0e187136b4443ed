import 'server-only';
import type { ActiveContent } from '../active-content.ts';

/** A directory entry of an OLE file begins with its name, at a multiple of this. */
const entryBytes = 128;

const entryNames: readonly (readonly [ActiveContent, Buffer])[] = (
  [
    ['macros', 'Macros'],
    ['macros', 'VBA'],
    ['macros', '_VBA_PROJECT'],
    ['macros', '_VBA_PROJECT_CUR'],
    ['embedded', '\x01Ole10Native'],
    ['encrypted', 'EncryptedPackage'],
  ] as const
).map(([kind, name]) => [kind, Buffer.from(`${name}\0`, 'utf16le')]);

function hasEntry(chunk: Buffer, name: Buffer): boolean {
  for (let at = chunk.indexOf(name); at >= 0; at = chunk.indexOf(name, at + 2)) if (at % entryBytes === 0) return true;
  return false;
}

// Other programs use the same container. An installer is known by the class id of its root.
const word = Buffer.from('WordDocument', 'utf16le');
const others = [Buffer.from('Workbook', 'utf16le'), Buffer.from('PowerPoint Document', 'utf16le')];
const installer = Buffer.from('84100c0000000000c000000000000046', 'hex');

/** Searches an OLE file, chunk by chunk, for active content. The length of each chunk but the last is a multiple of 128 bytes. */
export function createOleInspector() {
  const found = new Set<ActiveContent>();
  let hasInstaller = false;
  let hasOther = false;
  let hasWord = false;
  return {
    add(chunk: Buffer): void {
      for (const [kind, name] of entryNames) if (!found.has(kind) && hasEntry(chunk, name)) found.add(kind);
      hasInstaller ||= chunk.includes(installer);
      hasWord ||= chunk.includes(word);
      hasOther ||= others.some((mark) => chunk.includes(mark));
    },
    found: (): ActiveContent[] => [...found],
    /** Whether the file belongs to another program than Word. A Word file may contain a workbook. */
    isOtherProgram: (): boolean => hasInstaller || (hasOther && !hasWord),
  };
}
