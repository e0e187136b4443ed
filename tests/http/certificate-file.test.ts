import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLimits } from '#lib/forms/file-rule.ts';
import { postCertificate } from '../support/forms/certificate.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { readProblem } from '../support/site/post-lead.ts';
import { doc, docx, jpg, noise, pdf, program, sha256 } from '../support/files/sample-files.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedRows } from '../support/site/stored-files.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

let server: TestServer;
let destinations: Destinations;

beforeAll(async () => {
  destinations = await startDestinations();
  server = await startServer({ RATE_LIMIT: 'off', ...destinations.settings });
});
afterAll(async () => {
  await server.stop();
  await destinations.stop();
});

const text = (content: string | Uint8Array, name = 'requisitos.txt') => [{ name, bytes: Buffer.from(content) }];
const long = `${'Póliza de carga, ≥ $100,000\r\n'.repeat(20_000)}fim\n`;

test.each([
  ['a text longer than a chunk of the store', 'requisitos.txt', Buffer.from(long), 'text/plain; charset=utf-8'],
  ['a PDF of the largest size', 'contract.PDF', pdf(fileLimits.fileBytes, 3), 'application/pdf'],
  ['an old Word file', 'contract.doc', doc(), 'application/msword'],
  ['a photo of the page', 'contract.jpg', jpg(), 'image/jpeg'],
])('delivers %s unchanged by mail, webhook, link and command', async (_kind, name, bytes, type) => {
  const response = await postCertificate(server.url, [{ name, bytes }], { headers: { 'accept-language': 'pt' } });
  expect(response.status).toBe(201);
  const { reference, files } = await response.json();
  const call = await until('the webhook call', () => destinations.callsWith(reference)[0]);
  const payload = JSON.parse(call.body);
  const kept = name.replace('PDF', 'pdf');
  expect(payload).toMatchObject({ kind: 'coi', locale: 'pt', uploadedFile: kept, policyTypes: ['auto-liability', 'motor-truck-cargo'] });
  expect(payload.files).toMatchObject([{ name: kept, stored: files[0], size: bytes.length, sha256: sha256(bytes), scan: 'off', type }]);

  const { mail } = await until('the mail', () => destinations.staffMails(reference)[0]);
  const words = mail.text ?? '';
  for (const fact of [kept, sha256(bytes), 'Port of Miami']) expect(words).toContain(fact);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([`certificate-${reference}.pdf`]);
  const opened = await fetch(/http\S+\/api\/files\/\S+/.exec(words)?.[0] ?? '');
  expect([opened.status, opened.headers.get('content-type'), sha256(Buffer.from(await opened.arrayBuffer()))]).toEqual([200, type, sha256(bytes)]);
  expect(opened.headers.get('content-disposition')).toMatch(/^attachment; /);

  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  expect((await runLeads(server.settings, 'show', reference, '--save', folder)).code).toBe(0);
  expect(readdirSync(folder).map((file) => [file, sha256(readFileSync(join(folder, file)))])).toEqual([[kept, sha256(bytes)]]);
  rmSync(folder, { recursive: true });
});

test.each([
  ['a GIF', [{ name: 'a.gif', bytes: Buffer.from('GIF89a') }], 422, 'file_type'],
  ['a GIF named .pdf', [{ name: 'a.pdf', bytes: Buffer.from('GIF89a') }], 422, 'file_type'],
  ['a program named .txt', [{ name: 'a.txt', bytes: program() }], 422, 'file_type'],
  ['noise named .txt', [{ name: 'a.txt', bytes: noise(400_000) }], 422, 'file_type'],
  ['a text named .pdf', text('plain words', 'a.pdf'), 422, 'file_type'],
  ['a script named .txt', text('#!/bin/sh\nrm -rf /\n'), 422, 'file_type'],
  ['an HTML page named .txt', text('<!doctype html><script>alert(1)</script>'), 422, 'file_unsafe'],
  ['a text with a control byte near its end', text(`${long}\u0007`), 422, 'file_type'],
  ['a text of another encoding', text(Buffer.from('póliza', 'latin1')), 422, 'file_type'],
  ['a text that ends within a character', text(Buffer.from('€').subarray(0, 2)), 422, 'file_type'],
  ['an empty file', text(''), 422, 'file_empty'],
  ['a docx that unpacks to 4 GB', [{ name: 'a.docx', bytes: docx({ name: 'word/a.xml', unpacked: 4_000_000_000 }) }], 422, 'file_unsafe'],
  ['one byte more than a file may have', [{ name: 'a.pdf', bytes: pdf(fileLimits.fileBytes + 1) }], 413, 'file_too_large'],
  ['two files', [...text('one', 'a.txt'), ...text('two', 'b.txt')], 413, 'too_many_files'],
])('refuses %s and stores nothing', async (_name, files, status, code) => {
  const before = storedRows(server.dataDir);
  const response = await postCertificate(server.url, files);
  const problem = await readProblem(response);
  expect([problem.status, problem.errors]).toMatchObject([status, [{ field: 'uploadedFile', code }]]);
  expect(storedRows(server.dataDir)).toEqual(before);
});

test.each([
  [
    'en',
    'a.gif: we can only accept PDF, JPG, PNG, DOC, DOCX, and TXT. You can also save it as a PDF.',
    'You can send only one file here. Send the rest separately.',
  ],
  [
    'es',
    'a.gif: solo podemos recibir PDF, JPG, PNG, DOC, DOCX y TXT. También puede guardarlo como PDF.',
    'Aquí solo puede enviar un archivo. Mande el resto en otro envío.',
  ],
  [
    'pt',
    'a.gif: só podemos receber PDF, JPG, PNG, DOC, DOCX e TXT. Você também pode salvar como PDF.',
    'Aqui você só pode enviar um arquivo. Mande o restante em outro envio.',
  ],
])('names the problem in %s', async (language, type, many) => {
  const headers = { 'accept-language': language };
  const detailOf = async (files: ReturnType<typeof text>) => (await readProblem(await postCertificate(server.url, files, { headers }))).detail;
  expect(await detailOf(text('GIF89a', 'a.gif'))).toBe(type);
  expect(await detailOf([...text('one', 'a.txt'), ...text('two', 'b.txt')])).toBe(many);
});

test('without JavaScript posts the form with or without a file, and restores a refused one', async () => {
  const change = { form: 'coi', locale: 'es' };
  for (const files of [[], [{ name: '', bytes: Buffer.alloc(0) }], text('dos líneas\n')]) {
    const response = await postCertificate(server.url, files, { change });
    expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/es\/thank-you\/\w{8}$/)]);
  }
  const before = storedRows(server.dataDir);
  const wrongFile = await postCertificate(server.url, [{ name: 'foto.gif', bytes: Buffer.from('GIF89a') }], { change });
  const wrongField = await postCertificate(server.url, text('x'), { change: { ...change, contactEmail: 'nobody' } });
  for (const [response, words] of [
    [wrongFile, 'foto.gif: solo podemos recibir'],
    [wrongField, 'value="nobody"'],
  ] as const) {
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(html).toContain('value="Duarte Haulage"');
    expect(html).toContain(words);
  }
  expect(storedRows(server.dataDir)).toEqual(before);
});

test('makes one lead of a repeated post', async () => {
  const headers = { 'idempotency-key': 'one-certificate' };
  const first = await (await postCertificate(server.url, text('a'), { headers })).json();
  const second = await (await postCertificate(server.url, text('a'), { headers })).json();
  expect(second).toEqual(first);
  expect((await readProblem(await postCertificate(server.url, text('b'), { headers }))).errors[0]?.code).toBe('conflict');
});
