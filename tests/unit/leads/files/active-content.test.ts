import { watchFile } from '#lib/leads/files/check-file.ts';
import { docxWith, lyingDocx, ole, outside, packedObjects, pdfOf } from '../../../support/files/active-files.ts';
import { doc, docx, noise, pdf } from '../../../support/files/sample-files.ts';

const pieceBytes = 262_144;

async function check(bytes: Buffer, name: string) {
  const watch = watchFile(bytes.subarray(0, pieceBytes), name, ['pdf', 'doc', 'docx']);
  for (let at = 0; at < bytes.length; at += pieceBytes) watch.next(bytes.subarray(at, at + pieceBytes));
  const checked = await watch.judge({ size: bytes.length, read: async (from, to) => bytes.subarray(from, to) });
  return checked.status === 'sound' ? checked.active : checked.problem;
}

const catalog = (extra = '') => `<< /Type /Catalog /Pages 2 0 R ${extra} >>`;
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

test.each([
  ['of pages alone', pdfOf(catalog()), []],
  ['of noise', pdf(3_000_000, 4), []],
  ['that opens at its first page', pdfOf(catalog('/OpenAction [2 0 R /Fit]')), []],
  ['that goes to a page when it opens', pdfOf(catalog('/OpenAction << /Type /Action /S /GoTo /D [2 0 R /Fit] >>')), []],
  ['that speaks of JavaScript in a text', pdfOf(catalog(), '(JavaScript and Launch)'), []],
  ['with a script', pdfOf(catalog(), script), ['scripts']],
  ['with a script under an escaped name', pdfOf(catalog(), '<< /S /#4aava#53cript >>'), ['scripts']],
  ['with a script that runs when it opens', pdfOf(catalog(`/OpenAction ${script}`)), ['open_action', 'scripts']],
  ['with an action elsewhere that runs when it opens', pdfOf(catalog('/OpenAction 9 0 R')), ['open_action']],
  ['that starts a program', pdfOf(catalog(), '<< /S /Launch /F (cmd.exe) >>'), ['launch']],
  ['with a file in it', pdfOf(catalog('/Names << /EmbeddedFiles 3 0 R >>'), '<< /Type /EmbeddedFile >>'), ['embedded']],
  ['with a script among packed objects', pdfOf(catalog(), packedObjects(`1 0 ${script}`)), ['scripts']],
  ['with a script among packed objects behind a fake stream', pdfOf(catalog(), '<< >>\nstream\n', packedObjects(`1 0 ${script}`)), ['scripts']],
  ['with objects packed in a way that is not read', pdfOf(catalog(), packedObjects('x', '[/ASCII85Decode /FlateDecode]')), ['unreadable']],
  ['that is encrypted', pdfOf(catalog(), '<< /Encrypt 5 0 R >>', packedObjects('x')), ['encrypted']],
  ['with a script over the end of a piece', pdfOf(catalog(), noise(pieceBytes - 75), script), ['scripts']],
])('a PDF %s', async (_name, bytes, expected) => {
  const found = await check(bytes, 'a.pdf');
  expect([...found].toSorted()).toEqual(expected);
});

test.each([
  ['of nothing else', ole(), []],
  ['as short as can be', doc(), []],
  ['with macros', ole('Macros', 'VBA', '_VBA_PROJECT', 'dir', 'ThisDocument'), ['macros']],
  ['with a packed program', ole('ObjectPool', '\x01Ole10Native'), ['embedded']],
  ['that is encrypted', ole('EncryptedPackage', 'EncryptionInfo'), ['encrypted']],
  [
    'that has the name of macros in its text',
    Buffer.concat([ole(), Buffer.from('xx'), Buffer.from('_VBA_PROJECT\0', 'utf16le'), Buffer.alloc(400)]),
    [],
  ],
])('an old Word file %s', async (_name, bytes, expected) => {
  expect(await check(bytes, 'a.doc')).toEqual(expected);
});

test.each([
  ['of nothing else', docx(), []],
  ['with a link', docxWith(outside('hyperlink', 'https://example.com/')), []],
  ['with a template of its own', docxWith(outside('attachedTemplate', 'Normal.dotm', 'Internal')), []],
  ['with a template elsewhere', docxWith(outside('attachedTemplate')), ['external']],
  ['with a template elsewhere, told by numbers', docxWith(outside('attachedTemplate', 'https://evil.example', '&#69;xtern&#x61;l')), ['external']],
  ['with a template elsewhere, in UTF-16', docxWith(outside('attachedTemplate'), (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')), ['external']],
  ['with a picture elsewhere', docxWith(outside('image', 'https://evil.example/track.png')), ['external']],
  ['with an object in it', docx({ name: 'word/embeddings/oleObject1.bin' }), ['embedded']],
  ['with a chart of a workbook', docx({ name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx' }), []],
  ['that claims less than it has', lyingDocx(10), 'file_unsafe'],
  ['that claims more than it has', lyingDocx(900_000), 'file_unsafe'],
])('a Word file %s', async (_name, bytes, expected) => {
  expect(await check(bytes, 'a.docx')).toEqual(expected);
});

test('a Word file whose parts are not what the directory says is refused', async () => {
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
