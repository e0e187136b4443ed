import 'server-only';
import type { ActiveContent } from './active-content.ts';

/** An entry of the directory of an OLE file has this many bytes, stands at a multiple of them, and begins with its name. */
const entryBytes = 128;

const marks: readonly (readonly [ActiveContent, Buffer])[] = (
  [
    ['macros', 'Macros'],
    ['macros', 'VBA'],
    ['macros', '_VBA_PROJECT'],
    ['macros', '_VBA_PROJECT_CUR'],
    ['embedded', '\x01Ole10Native'],
    ['encrypted', 'EncryptedPackage'],
  ] as const
).map(([kind, name]) => [kind, Buffer.from(`${name}\0`, 'utf16le')]);

function hasEntry(piece: Buffer, name: Buffer): boolean {
  for (let at = piece.indexOf(name); at >= 0; at = piece.indexOf(name, at + 2)) if (at % entryBytes === 0) return true;
  return false;
}

/** Watches the pieces of an OLE file go by for the entries of macros and the like. Each piece but the last has a multiple of 128 bytes. */
export function watchOle() {
  const found = new Set<ActiveContent>();
  return {
    next(piece: Buffer): void {
      for (const [kind, name] of marks) if (!found.has(kind) && hasEntry(piece, name)) found.add(kind);
    },
    found: (): ActiveContent[] => [...found],
  };
}
