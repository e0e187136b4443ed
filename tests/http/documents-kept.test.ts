import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileLink } from '#lib/leads/file-link.ts';
import { readKeyring } from '#lib/leads/seal.ts';
import { nodeBinary } from '../../scripts/node-binary.mjs';
import { type Destinations, staffAddress, startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { documentsBody, postDocuments, type SentFile, sender } from '../support/site/post-documents.ts';
import { readProblem } from '../support/site/post-lead.ts';
import { docx, jpg, noise, pdf, sha256 } from '../support/files/sample-files.ts';
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

const hostileName = `../../etc/\u202E\u0085<b>${'póliza '.repeat(57)}.PDF`;
const files: [SentFile, SentFile, SentFile, SentFile] = [
  { name: hostileName, bytes: pdf(9_000_001, 1) },
  { name: 'car.jpg', bytes: jpg() },
  { name: 'car copy.jpg', bytes: jpg() },
  { name: 'letter.docx', bytes: docx({ name: 'word/media/image1.png', data: noise(300_000, 4) }) },
];
const kept = files.filter(({ name }) => name !== 'car copy.jpg');

type SentFileRecord = { name: string; stored: string; size: number; sha256: string; scan: string; url: string };

async function send(email: string): Promise<{ reference: string; fileRecords: SentFileRecord[]; names: string[] }> {
  const response = await postDocuments(server.url, files, { fields: { ...sender, client_email: email }, headers: { 'accept-language': 'es' } });
  expect(response.status).toBe(201);
  const { reference, files: names, repeated } = await response.json();
  expect(repeated).toEqual(['car copy.jpg']);
  const call = await until('the webhook call', () => destinations.callsWith(reference)[0]);
  return { reference, names, fileRecords: JSON.parse(call.body).files };
}

test('delivers files unchanged by link, webhook and command, and deletes them with the lead', async () => {
  const { reference, fileRecords, names } = await send('whole@example.com');
  expect(fileRecords.map(({ stored }) => stored)).toEqual(names);
  expect(fileRecords.map((file) => [file.size, file.sha256, file.scan])).toEqual(kept.map(({ bytes }) => [bytes.length, sha256(bytes), 'off']));
  expect(fileRecords[0]?.name).toMatch(/^_b_póliza póliza[^/<>\p{Cc}\p{Cf}]{10,90}\.pdf$/u);

  const { to, mail } = await until('the mail', () => destinations.staffMails(reference)[0]);
  expect(to).toEqual([staffAddress]);
  const text = mail.text ?? '';
  for (const file of fileRecords) for (const fact of [file.name, file.sha256, 'signature=']) expect(text).toContain(fact);
  const copy = await until('the copy', () => destinations.mailsTo('whole@example.com')[0]);
  expect(copy.mail.text).toContain('letter.docx (');
  expect(copy.mail.text).not.toContain('signature=');

  const links = [...text.matchAll(/http\S+\/api\/files\/\S+/g)].map(([link]) => link);
  expect(links).toHaveLength(kept.length);
  for (const [index, link] of links.entries()) {
    const response = await fetch(link);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, sha256(bytes)]).toEqual([200, sha256(kept[index]?.bytes ?? Buffer.alloc(0))]);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''\S+$/);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/);
    expect([response.headers.get('x-content-type-options'), response.headers.get('cache-control')]).toEqual(['nosniff', 'private, no-store']);
  }
  expect(server.logs()).not.toMatch(/signature=|letter\.docx|whole@/);

  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  const ran = await runLeads(server.settings, 'show', reference, '--save', folder);
  expect([ran.code, ran.err]).toEqual([0, '']);
  const saved = readdirSync(folder).map((name) => sha256(readFileSync(join(folder, name))));
  expect(saved.toSorted()).toEqual(kept.map(({ bytes }) => sha256(bytes)).toSorted());
  rmSync(folder, { recursive: true });

  const database = readFileSync(join(server.dataDir, 'app.db')).toString('latin1');
  for (const secret of ['letter.docx', '%PDF-1.7', sha256(kept[0]?.bytes ?? Buffer.alloc(0))]) expect(database).not.toContain(secret);

  expect(JSON.parse((await runLeads(server.settings, 'verify', '--json')).out)).toMatchObject({ problems: [] });
  await runLeads(server.settings, 'erase', '--email', 'whole@example.com');
  expect(storedRows(server.dataDir)).toMatchObject({ files: 0, chunks: 0 });
  expect((await fetch(links[0] ?? '')).status).toBe(404);
});

test('opens a link for its file and time only', async () => {
  const { fileRecords } = await send('link@example.com');
  const [first, second] = fileRecords;
  const link = new URL(first?.url ?? '');
  const changed = (change: (url: URL) => void) => {
    const url = new URL(link);
    change(url);
    return fetch(url).then(({ status }) => status);
  };
  expect(await changed(() => undefined)).toBe(200);
  expect(await changed((url) => url.searchParams.set('until', '9999999999'))).toBe(404);
  expect(await changed((url) => url.searchParams.delete('signature'))).toBe(404);
  expect(await changed((url) => Object.assign(url, { pathname: `/api/files/${second?.stored}` }))).toBe(404);
  const id = first?.stored.split('.')[0] ?? '';
  const old = fileLink({ id, type: 'pdf' }, server.url, Date.now() - 8 * 86_400_000, readKeyring({ dataDir: server.dataDir }));
  expect((await fetch(old)).status).toBe(410);
});

test('makes one lead of a repeated post, and refuses another body under its key', async () => {
  const before = storedRows(server.dataDir);
  const headers = { 'idempotency-key': 'one-key' };
  const some = [{ name: 'a.pdf', bytes: pdf(600_000, 7) }];
  const first = await (await postDocuments(server.url, some, { headers })).json();
  const second = await postDocuments(server.url, some, { headers });
  expect([second.status, await second.json()]).toEqual([201, first]);
  const other = await postDocuments(server.url, [{ name: 'a.pdf', bytes: pdf(600_000, 8) }], { headers });
  expect((await readProblem(other)).errors[0]?.code).toBe('conflict');
  expect(storedRows(server.dataDir)).toEqual({ leads: before.leads + 1, files: before.files + 1, chunks: before.chunks + 3 });
});

describe('files staged one by one', () => {
  const path = '/api/documents/files';
  const stage = async (file: SentFile) => (await postDocuments(server.url, [file], { fields: {}, path })).json().then(({ id }) => String(id));
  const postStaged = (ids: readonly string[], headers: Record<string, string> = {}) => {
    const body = documentsBody([]);
    for (const id of ids) body.append('staged', id);
    return fetch(`${server.url}/api/documents`, { method: 'POST', body, headers });
  };
  const codes = async (response: Response) => [response.status, (await readProblem(response)).errors.map(({ field, code }) => `${field} ${code}`)];
  const deleteStaged = (id: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}/${id}`, { method: 'DELETE', headers });

  test('become one lead in order; a repeated post gives the same lead, another post cannot use them', async () => {
    const before = storedRows(server.dataDir);
    const [jpgId, copyId, hostileNameId] = [await stage(files[1]), await stage(files[2]), await stage(files[0])];
    const headers = { 'idempotency-key': 'one-by-one' };
    const first = await postStaged([hostileNameId, jpgId, copyId], headers);
    const { reference, files: names, repeated } = await first.json();
    expect([first.status, names, repeated]).toEqual([201, [`${hostileNameId}.pdf`, `${jpgId}.jpg`], ['car copy.jpg']]);
    const call = await until('the webhook call', () => destinations.callsWith(reference)[0]);
    const fileRecords: SentFileRecord[] = JSON.parse(call.body).files;
    expect(fileRecords.map((file) => file.sha256)).toEqual([sha256(files[0].bytes), sha256(files[1].bytes)]);
    const opened = await fetch(fileRecords[0]?.url ?? '');
    expect(sha256(Buffer.from(await opened.arrayBuffer()))).toBe(sha256(files[0].bytes));

    const again = await postStaged([hostileNameId, jpgId, copyId], headers);
    expect([again.status, (await again.json()).reference]).toEqual([201, reference]);
    expect(await codes(await postStaged([jpgId]))).toEqual([422, ['file_0 file_gone']]);
    expect((await deleteStaged(jpgId)).status).toBe(204);
    expect((await deleteStaged(copyId)).status).toBe(204);
    expect(storedRows(server.dataDir)).toMatchObject({ leads: before.leads + 1, files: before.files + 2 });
  });

  test('have the limits of one post, and are deleted when they are not used', async () => {
    const before = storedRows(server.dataDir);
    const ids = await Promise.all(Array.from({ length: 11 }, (_, n) => stage({ name: `${n}.pdf`, bytes: pdf(900, 50 + n) })));
    expect(await codes(await postStaged(ids))).toEqual([413, ['file_10 too_many_files']]);
    const large = await Promise.all([1, 2, 3].map((n) => stage({ name: `${n}.pdf`, bytes: pdf(8_800_000, 70 + n) })));
    expect(await codes(await postStaged(large))).toEqual([413, ['file_2 files_too_large']]);
    expect(await codes(await postStaged(['no id', ids[0] ?? '', crypto.randomUUID()]))).toEqual([422, ['file_0 file_gone', 'file_2 file_gone']]);
    const photo = await stage(files[1]);
    expect((await deleteStaged(photo, { origin: 'https://evil.example' })).status).toBe(403);
    expect(storedRows(server.dataDir)).toMatchObject({ leads: before.leads, files: before.files + 15 });
    await Promise.all([...ids, ...large, photo, 'no id'].map((id) => deleteStaged(id)));
    expect(storedRows(server.dataDir)).toEqual(before);
  });
});

test('without JavaScript redirects to the thank-you page, or restores a refused form', async () => {
  const fields = { ...sender, form: 'documents', locale: 'pt' };
  const good = await postDocuments(server.url, [{ name: 'a.pdf', bytes: pdf() }], { fields });
  expect([good.status, good.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/pt\/thank-you\/\w{8}$/)]);
  const none = await postDocuments(server.url, [{ name: '', bytes: Buffer.alloc(0) }], { fields });
  const html = await none.text();
  expect([none.status, none.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  expect(html).toContain('value="Ana Lima"');
  expect(html).toContain('Nenhum arquivo selecionado');
});

test.each(['/api/documents', '/api/documents/files'])('a connection that is cut in the middle leaves nothing: %s', async (path) => {
  const before = storedRows(server.dataDir);
  const response = new Response(documentsBody([{ name: 'a.pdf', bytes: pdf(5_000_000, 9) }]));
  const body = Buffer.from(await response.arrayBuffer());
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${response.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head);
  socket.write(body.subarray(0, 3_000_000));
  await until('some chunks', () => storedRows(server.dataDir).chunks > before.chunks + 2);
  socket.destroy();
  // Chunks are deleted before the row of their file.
  await until('none of them', () => storedRows(server.dataDir).files === before.files);
  expect(storedRows(server.dataDir)).toEqual(before);
});

test('serves pages during six uploads of 25 MB', async () => {
  const memory = (name: 'VmRSS' | 'VmHWM') =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
  // Writing 5 resets the peak, which earlier tests have raised.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const before = memory('VmRSS');
  const waits: number[] = [];
  const uploads = spawn(nodeBinary(resolve(import.meta.dirname, '../..')), ['tests/support/site/concurrent-uploads.ts', server.url, '6']);
  let statuses = '';
  uploads.stdout.on('data', (data) => (statuses += String(data)));
  while (uploads.exitCode === null) {
    const start = performance.now();
    await (await fetch(`${server.url}/es/contact`)).arrayBuffer();
    waits.push(performance.now() - start);
    await sleep(15);
  }
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
  process.stdout.write(
    `six uploads of 25 MB: ${Math.round(before)} MB before, at most ${Math.round(memory('VmHWM'))} MB, pages p99 ${Math.round(p99)} ms of ${waits.length}\n`,
  );
  expect(JSON.parse(statuses)).toEqual([201, 201, 201, 201, 201, 201]);
  // A server that held the uploads in memory would grow by 150 MB and their copies.
  expect(memory('VmHWM') - before).toBeLessThan(140);
  expect(p99).toBeLessThan(1000);
});
