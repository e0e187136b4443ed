import { fileLimits } from '#lib/forms/file-rule.ts';
import { postDocuments, sender, type SentFile } from '../support/site/post-documents.ts';
import { readProblem } from '../support/site/post-lead.ts';
import { doc, docx, jpg, noise, pdf, png, program, zip } from '../support/files/sample-files.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';
import { storedRows } from '../support/site/stored-files.ts';

let server: TestServer;
let stored: ReturnType<typeof storedLeads>;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'info' });
  stored = storedLeads(server);
  await stored.count();
});
afterAll(async () => {
  await stored.close();
  await server.stop();
});

const megabyte = 1_048_576;
const oneFile = (bytes: Uint8Array, name = 'paper.pdf'): SentFile[] => [{ name, bytes }];
const htmlPage = Buffer.from('<!doctype html><script>alert(1)</script>');
const manyFiles = (count: number, bytes = 900) => Array.from({ length: count }, (_, n) => ({ name: `page ${n}.pdf`, bytes: pdf(bytes, n) }));

const refusals: [string, SentFile[], number, string][] = [
  ['no file', [], 422, 'no_files'],
  ['a file field without a chosen file', oneFile(Buffer.alloc(0), ''), 422, 'no_files'],
  ['an empty file', oneFile(Buffer.alloc(0)), 422, 'file_empty'],
  ['a program named .pdf', oneFile(program()), 422, 'file_type'],
  ['a script named .pdf', oneFile(Buffer.from('#!/bin/sh\nrm -rf /\n')), 422, 'file_type'],
  ['an HTML page named .pdf', oneFile(htmlPage), 422, 'file_type'],
  ['an SVG with a script, named .png', oneFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'a.png'), 422, 'file_type'],
  ['a PDF named .exe', oneFile(pdf(), 'paper.exe'), 422, 'file_type'],
  ['a PDF named .exe, with a mark that reverses the letters behind it', oneFile(pdf(), 'paper\u202Efdp.exe'), 422, 'file_type'],
  ['a PDF after two empty lines', oneFile(Buffer.concat([Buffer.from('\n\n'), pdf()])), 422, 'file_type'],
  ['a PDF with a program behind it', oneFile(Buffer.concat([pdf(), program()])), 422, 'file_unsafe'],
  [
    'a PDF with a program behind it, and a second end of the PDF',
    oneFile(Buffer.concat([pdf(), program(), Buffer.from('%%EOF\n')])),
    422,
    'file_unsafe',
  ],
  ['a PDF with an archive behind it', oneFile(Buffer.concat([pdf(400_000), zip([{ name: 'a.txt' }])])), 422, 'file_unsafe'],
  ['a PDF with an archive inside it', oneFile(Buffer.concat([pdf(), zip([{ name: 'a.txt' }]), Buffer.from('\n%%EOF')])), 422, 'file_unsafe'],
  ['a PDF with an HTML page behind it', oneFile(Buffer.concat([pdf(), htmlPage])), 422, 'file_unsafe'],
  ['a PDF with an HTML page in its head', oneFile(Buffer.concat([Buffer.from('%PDF-1.7\n%'), htmlPage, pdf()])), 422, 'file_unsafe'],
  ['a photo with a program behind it', oneFile(Buffer.concat([jpg(), program()]), 'a.jpg'), 422, 'file_unsafe'],
  ['a photo with an archive behind it', oneFile(Buffer.concat([jpg(), zip([{ name: 'a.txt' }])]), 'a.jpg'), 422, 'file_unsafe'],
  ['a PNG with an HTML page behind it', oneFile(Buffer.concat([png(), htmlPage]), 'a.png'), 422, 'file_unsafe'],
  ['an archive named .docx', oneFile(zip([{ name: 'a.txt' }]), 'a.docx'), 422, 'file_type'],
  ['half a docx', oneFile(docx().subarray(0, 90), 'a.docx'), 422, 'file_unsafe'],
  ['a docx that claims to unpack to 4 GB', oneFile(docx({ name: 'word/media/a.xml', unpacked: 4_000_000_000 }), 'a.docx'), 422, 'file_unsafe'],
  ['a docx with macros', oneFile(docx({ name: 'word/vbaProject.bin' }), 'a.docx'), 422, 'file_type'],
  ['a docx with a program', oneFile(docx({ name: 'word/setup.exe' }), 'a.docx'), 422, 'file_type'],
  ['a docx with a path outside of its folder', oneFile(docx({ name: '../../etc/passwd' }), 'a.docx'), 422, 'file_type'],
  ['a docx with a PDF before it', oneFile(Buffer.concat([Buffer.from('PK\x03\x04%PDF-1.7'), docx()]), 'a.docx'), 422, 'file_unsafe'],
  ['a workbook named .doc', oneFile(doc('Workbook'), 'a.doc'), 422, 'file_type'],
  ['one byte more than a file may have', oneFile(pdf(fileLimits.fileBytes + 1)), 413, 'file_too_large'],
  ['eleven files', manyFiles(11), 413, 'too_many_files'],
  ['more bytes than all files together may have', manyFiles(3, 8.5 * megabyte), 413, 'files_too_large'],
  ['an allowed file and a refused one', [...oneFile(pdf()), ...oneFile(program(), 'b.pdf')], 422, 'file_type'],
];

test.each(refusals)('refuses %s and stores nothing', async (_name, files, status, code) => {
  const posts = [
    postDocuments(server.url, files),
    ...(files.length === 1 ? [postDocuments(server.url, files, { path: '/api/documents/files' })] : []),
  ];
  for (const response of await Promise.all(posts)) {
    const problem = await readProblem(response);
    expect([problem.status, problem.errors.at(-1)?.code]).toEqual([status, code]);
  }
  expect(storedRows(server.dataDir)).toEqual({ leads: 0, files: 0, chunks: 0 });
});

test.each([
  ['en', 'No files selected', 'Please select at least one document to upload.', 'Missing information', 'Please provide your name and email address.'],
  [
    'es',
    'No seleccionó archivos',
    'Seleccione al menos un documento para enviar.',
    'Falta información',
    'Escriba su nombre y su correo electrónico.',
  ],
  ['pt', 'Nenhum arquivo selecionado', 'Selecione pelo menos um documento para enviar.', 'Faltam informações', 'Informe seu nome e seu e-mail.'],
])('names missing fields in %s', async (language, noFiles, select, missing, provide) => {
  const headers = { 'accept-language': language };
  const first = await readProblem(await postDocuments(server.url, [], { headers }));
  expect([first.title, first.detail]).toEqual([noFiles, select]);
  const second = await readProblem(await postDocuments(server.url, oneFile(pdf()), { fields: { message: 'x' }, headers }));
  expect([second.title, second.detail, second.errors.map(({ field }) => field)]).toEqual([missing, provide, ['client_name', 'client_email']]);
  const third = await readProblem(await postDocuments(server.url, oneFile(pdf()), { fields: { ...sender, client_email: 'nobody' }, headers }));
  expect(third.errors).toMatchObject([{ field: 'client_email', code: 'email' }]);
  expect(storedRows(server.dataDir)).toEqual({ leads: 0, files: 0, chunks: 0 });
});

describe('bodies that are no upload', () => {
  const url = () => `${server.url}/api/documents`;
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = '--x\r\ncontent-disposition: form-data; name="file_0"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  test.each([
    ['a body that ends too early', multipart, `${part}half`, 400],
    ['a body without a boundary', { 'content-type': 'multipart/form-data' }, part, 400],
    ['another boundary', multipart, part.replaceAll('--x', '--y'), 400],
    ['a part without a head', multipart, '--x\r\n\r\n\r\n--x--\r\n', 400],
    ['nothing', multipart, '', 400],
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }, 'client_name=Ana', 415],
    ['a post of another site', { ...multipart, origin: 'https://evil.example' }, part, 403],
    ['a long key', { ...multipart, 'idempotency-key': 'k'.repeat(256) }, part, 400],
    ['a long text', multipart, `--x\r\ncontent-disposition: form-data; name="message"\r\n\r\n${'x'.repeat(30_000)}\r\n--x--\r\n`, 413],
  ])('are refused: %s', async (_name, headers, body, status) => {
    for (const path of ['', '/files']) {
      const response = await fetch(url() + path, { method: 'POST', headers, body });
      expect((await readProblem(response)).status).toBe(status);
    }
    expect(storedRows(server.dataDir)).toEqual({ leads: 0, files: 0, chunks: 0 });
  });

  test('a GET request gets 405 with the allowed method', async () => {
    const asked = await Promise.all(['', '/files', '/files/x'].map((path) => fetch(url() + path)));
    expect(asked.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
      [405, 'POST'],
      [405, 'POST'],
      [405, 'DELETE'],
    ]);
  });

  test('ends a body without end', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(part) : noise(megabyte, 3));
        sent += 1;
      },
    });
    const response = await fetch(url(), { method: 'POST', headers: multipart, body, duplex: 'half' } as RequestInit).catch(() => undefined);
    expect([413, undefined]).toContain(response?.status);
    expect(sent).toBeLessThan(100);
    expect(storedRows(server.dataDir)).toEqual({ leads: 0, files: 0, chunks: 0 });
  });
});

test('accepts every allowed file type, and responds with the stored names', async () => {
  const files = [
    ...oneFile(pdf(fileLimits.fileBytes, 5)),
    ...oneFile(jpg(), 'photo.JPEG'),
    ...oneFile(png(), 'scan.png'),
    ...oneFile(doc(), 'old.doc'),
    ...oneFile(docx(), 'new.docx'),
    ...oneFile(pdf(3_000, 9), 'photo of it.jpg'),
  ];
  const response = await postDocuments(server.url, files);
  expect(response.status).toBe(201);
  const { reference, status, files: names } = await response.json();
  expect(status).toBe('accepted');
  expect(names.map((name: string) => name.replace(/^[\da-f-]{36}/, '#'))).toEqual(['#.pdf', '#.jpg', '#.png', '#.doc', '#.docx', '#.pdf']);
  expect(await stored.values(reference)).toMatchObject(sender);
});
