import 'server-only';

const fileTypes = ['pdf', 'jpg', 'png', 'doc', 'docx', 'txt'] as const;
export type FileType = (typeof fileTypes)[number];

export const mimeTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
];

/** The type by the signature in a file's first bytes; undefined for every other type. A ZIP file counts as docx here. */
export function fileTypeOf(head: Uint8Array): FileType | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
}

export function parseFileType(value: string): FileType {
  const type = fileTypes.find((known) => known === value);
  if (!type) throw new Error(`unknown file type ${value}`);
  return type;
}
