import { makeDocumentsView } from '#components/portal/make-documents-view.ts';
import { makeChosenFile, withFiles } from '#components/portal/documents-view.ts';

const view = makeDocumentsView('en');
// `$&` and `$'` are patterns in a replacement string.
const name = "fees $& costs $'.pdf";

test('a message shows the name of the file as it is', () => {
  expect(makeChosenFile(new File([], name), view).problem).toContain(name);
});

test.each([
  ['file_type', 'fees.exe', 1],
  ['file_too_large', 'fees.pdf', view.limits.fileBytes + 1],
  [undefined, 'FEES.PDF', view.limits.fileBytes],
  // Some phones name a photo without an extension; the server finds its type.
  [undefined, '1000012345', 1],
])('a file of a wrong type or size has a problem: %s', (code, fileName, size) => {
  const expected = code && view.words.problems[code]?.replace('{name}', fileName);
  expect(makeChosenFile(new File([new Uint8Array(size)], fileName), view).problem).toBe(expected);
});

test('a file that is chosen twice is listed once and named in the note', () => {
  const file = new File(['x'], name, { lastModified: 1 });
  const { files, note } = withFiles([], [file, file], view);
  expect(files).toHaveLength(1);
  expect(note).toContain(name);
});
