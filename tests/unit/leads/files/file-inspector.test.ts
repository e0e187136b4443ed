import { createFileInspector } from '#lib/leads/files/file-inspector.ts';
import { docxWith, docxWithWrongSize, ole, packedObjects, pdfOf, relationship } from '../../../support/files/active-files.ts';
import { doc, docx, noise, pdf } from '../../../support/files/sample-files.ts';

const chunkBytes = 262_144;

async function check(bytes: Buffer, name: string) {
  const inspector = createFileInspector(bytes.subarray(0, chunkBytes), name, ['pdf', 'doc', 'docx']);
  for (let at = 0; at < bytes.length; at += chunkBytes) inspector.add(bytes.subarray(at, at + chunkBytes));
  const inspected = await inspector.inspect({ size: bytes.length, read: async (from, to) => bytes.subarray(from, to) });
  return inspected.status === 'accepted' ? inspected.active : inspected.problem;
}

const catalog = (extra = '') => `<< /Type /Catalog /Pages 2 0 R ${extra} >>`;
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

test.each([
  ['with pages only', pdfOf(catalog()), []],
  ['with random bytes', pdf(3_000_000, 4), []],
  ['that opens on its first page', pdfOf(catalog('/OpenAction [2 0 R /Fit]')), []],
  ['that goes to a page when it opens', pdfOf(catalog('/OpenAction << /Type /Action /S /GoTo /D [2 0 R /Fit] >>')), []],
  ['whose text contains the word JavaScript', pdfOf(catalog(), '(JavaScript and Launch)'), []],
  ['with a script', pdfOf(catalog(), script), ['scripts']],
  ['with a script under an escaped name', pdfOf(catalog(), '<< /S /#4aava#53cript >>'), ['scripts']],
  ['with a script as open action', pdfOf(catalog(`/OpenAction ${script}`)), ['open_action', 'scripts']],
  ['with an open action in another object', pdfOf(catalog('/OpenAction 9 0 R')), ['open_action']],
  ['that starts a program', pdfOf(catalog(), '<< /S /Launch /F (cmd.exe) >>'), ['launch']],
  ['with an embedded file', pdfOf(catalog('/Names << /EmbeddedFiles 3 0 R >>'), '<< /Type /EmbeddedFile >>'), ['embedded']],
  ['with a script in an object stream', pdfOf(catalog(), packedObjects(`1 0 ${script}`)), ['scripts']],
  ['with a script in an object stream after a fake stream', pdfOf(catalog(), '<< >>\nstream\n', packedObjects(`1 0 ${script}`)), ['scripts']],
  ['with an object stream of an unsupported filter', pdfOf(catalog(), packedObjects('x', '[/ASCII85Decode /FlateDecode]')), ['unreadable']],
  ['that is encrypted', pdfOf(catalog(), '<< /Encrypt 5 0 R >>', packedObjects('x')), ['encrypted']],
  ['with a script across two chunks', pdfOf(catalog(), noise(chunkBytes - 75), script), ['scripts']],
])('finds the active content of a PDF %s', async (_name, bytes, expected) => {
  const found = await check(bytes, 'a.pdf');
  expect([...found].toSorted()).toEqual(expected);
});

test.each([
  ['without active content', ole(), []],
  ['of minimum length', doc(), []],
  ['with macros', ole('Macros', 'VBA', '_VBA_PROJECT', 'dir', 'ThisDocument'), ['macros']],
  ['with an embedded program', ole('ObjectPool', '\x01Ole10Native'), ['embedded']],
  ['that is encrypted', ole('EncryptedPackage', 'EncryptionInfo'), ['encrypted']],
  [
    'whose text contains the name of a macro entry',
    Buffer.concat([ole(), Buffer.from('xx'), Buffer.from('_VBA_PROJECT\0', 'utf16le'), Buffer.alloc(400)]),
    [],
  ],
])('finds the active content of a .doc file %s', async (_name, bytes, expected) => {
  expect(await check(bytes, 'a.doc')).toEqual(expected);
});

test.each([
  ['without active content', docx(), []],
  ['with a hyperlink', docxWith(relationship('hyperlink', 'https://example.com/')), []],
  ['with an internal template', docxWith(relationship('attachedTemplate', 'Normal.dotm', 'Internal')), []],
  ['with an external template', docxWith(relationship('attachedTemplate')), ['external']],
  [
    'with an external template, in character references',
    docxWith(relationship('attachedTemplate', 'https://evil.example', '&#69;xtern&#x61;l')),
    ['external'],
  ],
  [
    'with an external template, in UTF-16',
    docxWith(relationship('attachedTemplate'), (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
    ['external'],
  ],
  ['with an external picture', docxWith(relationship('image', 'https://evil.example/track.png')), ['external']],
  ['with an embedded object', docx({ name: 'word/embeddings/oleObject1.bin' }), ['embedded']],
  ['with the embedded workbook of a chart', docx({ name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx' }), []],
  ['with a part longer than declared', docxWithWrongSize(10), 'file_unsafe'],
  ['with a part shorter than declared', docxWithWrongSize(900_000), 'file_unsafe'],
])('finds the active content of a .docx file %s', async (_name, bytes, expected) => {
  expect(await check(bytes, 'a.docx')).toEqual(expected);
});

test('refuses a .docx file whose parts differ from its directory', async () => {
  const whole = docx({ name: 'word/a.xml', data: noise(900), deflate: true });
  const local = whole.indexOf('word/a.xml') - 30;
  const changed = (at: number, value: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt32LE(value, local + at);
    return check(bytes, 'a.docx');
  };
  expect(await check(whole, 'a.docx')).toEqual([]);
  expect([await changed(18, 5), await changed(22, 5), await changed(0, 5), await changed(30, 0x41414141)]).toEqual(
    Array.from({ length: 4 }, () => 'file_unsafe'),
  );
});
