import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { postCertificate } from '../support/forms/certificate.ts';
import { postDocuments, sender } from '../support/site/post-documents.ts';
import { postHomeLead, readProblem } from '../support/site/post-lead.ts';
import { pdf } from '../support/files/sample-files.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedRows } from '../support/site/stored-files.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(90_000);

const servers: TestServer[] = [];
const sockets: Socket[] = [];

async function start(env: Record<string, string>): Promise<TestServer> {
  const server = await startServer({ RATE_LIMIT: 'off', ...env });
  servers.push(server);
  return server;
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const file = (bytes: number, seed = 1) => [{ name: 'paper.pdf', bytes: pdf(bytes, seed) }];
const phone = /\(\d{3}\) \d{3}-\d{4}/;
const limitsOf = async ({ url }: TestServer) => (await (await fetch(`${url}/readyz`)).json()).limits;
const staging = '/api/documents/files';

/** Starts an upload whose rest `send` sends. */
async function startUpload({ port }: TestServer, address: string): Promise<{ response: () => string; send: (bytes: Buffer) => void }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let response = '';
  socket.setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.on('data', (data) => (response += String(data)));
  const head = [
    'POST /api/documents HTTP/1.1',
    'Host: x',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 9000000',
    `X-Forwarded-For: ${address}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\ncontent-disposition: form-data; name="file_0"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`);
  await sleep(150);
  return { response: () => response, send: (bytes) => void socket.write(bytes) };
}

describe('a disk with less free space than the minimum', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ DISK_FREE_MIN_MB: '100000000' });
  });

  test.each([
    ['en', 'We can’t accept files right now'],
    ['es', 'En este momento no podemos recibir archivos'],
    ['pt', 'Neste momento não conseguimos receber arquivos'],
  ])('refuses files in %s with the phone number', async (language, words) => {
    for (const path of ['/api/documents', staging]) {
      const refused = await postDocuments(server.url, file(300_000), { path, headers: { 'accept-language': language } });
      expect([refused.status, refused.headers.get('content-type'), Number(refused.headers.get('retry-after'))]).toEqual([
        503,
        'application/problem+json',
        600,
      ]);
      const { detail, errors } = await readProblem(refused);
      expect([detail, errors[0]?.code]).toEqual([expect.stringMatching(phone), 'uploadsClosed']);
      expect(detail).toContain(words);
    }
    expect(storedRows(server.dataDir)).toMatchObject({ files: 0, chunks: 0 });
  });

  test('accepts leads without files, and restores a plain form', async () => {
    expect((await postCertificate(server.url, [])).status).toBe(201);
    await postHomeLead(server.url);
    expect((await postCertificate(server.url, file(900))).status).toBe(503);
    const page = await postDocuments(server.url, file(900), { fields: { ...sender, form: 'documents', locale: 'es' } });
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(html).toContain('value="Ana Lima"');
    expect(html).toContain('En este momento no podemos recibir archivos');
    expect(await limitsOf(server)).toMatchObject({ disk_free: 8 });
    expect(server.logs()).toMatch(/"event":"limit_reached","limit":"disk_free"/);
  });
});

test('limits the bytes a day of one client network and of all clients', async () => {
  const server = await start({ UPLOAD_QUOTA_ADDRESS_MB: '1', UPLOAD_QUOTA_DAY_MB: '2', TRUST_PROXY: '1' });
  const send = (address: string, bytes: number, path = '/api/documents') =>
    postDocuments(server.url, file(bytes), { path, headers: { 'x-forwarded-for': address } });
  expect((await send('2001:db8::1', 700_000)).status).toBe(201);
  const refused = await send('2001:db8::2', 500_000, staging);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const { detail, errors } = await readProblem(refused);
  expect([errors[0]?.code, detail]).toEqual(['uploadQuota', expect.stringMatching(phone)]);
  expect((await send('2001:db8::3', 200_000)).status).toBe(201);
  expect((await send('2001:db8:0:1::1', 900_000, staging)).status).toBe(201);
  expect((await send('203.0.113.1', 600_000)).status).toBe(503);
  expect((await send('203.0.113.1', 200_000)).status).toBe(201);
  expect(await limitsOf(server)).toEqual({ upload_quota_address: 1, upload_quota_day: 1 });
});

test('limits the bytes of all files, and of staged files', async () => {
  const total = await start({ UPLOAD_QUOTA_TOTAL_MB: '1' });
  const statuses = async (server: TestServer, path: string) => {
    const all = [];
    for (let n = 0; n < 3; n += 1) all.push((await postDocuments(server.url, file(450_000, n), { path })).status);
    return all;
  };
  expect(await statuses(total, '/api/documents')).toEqual([201, 201, 503]);
  expect(await limitsOf(total)).toEqual({ upload_quota_total: 1 });
  const staged = await start({ UPLOAD_STAGED_MB: '1' });
  expect(await statuses(staged, staging)).toEqual([201, 201, 503]);
  expect(await limitsOf(staged)).toEqual({ upload_staged: 1 });
  const ready = await (await fetch(`${staged.url}/readyz`)).json();
  expect(ready).toMatchObject({ stored_bytes: 900_000, staged_bytes: 900_000 });
});

test('slow uploads take only their share of the slots, and delay no lead', async () => {
  const server = await start({ UPLOAD_CONCURRENT: '3', UPLOAD_CONCURRENT_ADDRESS: '2', TRUST_PROXY: '1' });
  const send = (address: string) => postDocuments(server.url, file(300_000), { headers: { 'x-forwarded-for': address } });
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await startUpload(server, address);
  const [sameClient, other, small, reference] = await Promise.all([
    send('203.0.113.1'),
    send('203.0.113.3'),
    postCertificate(server.url, [], { headers: { 'x-forwarded-for': '203.0.113.1' } }),
    postHomeLead(server.url),
  ]);
  expect([sameClient.status, sameClient.headers.get('retry-after'), other.status, other.headers.get('retry-after')]).toEqual([429, '20', 503, '20']);
  for (const refused of [sameClient, other]) expect((await readProblem(refused)).detail).toMatch(phone);
  expect([small.status, reference.length]).toEqual([201, 8]);
  expect(await limitsOf(server)).toEqual({ upload_concurrent: 1, upload_concurrent_address: 1 });

  const waiting = send('203.0.113.3');
  for (const socket of sockets.splice(0)) socket.destroy();
  expect((await waiting).status).toBe(201);
});

test('ends an upload below the minimum rate with 408 and stores nothing', async () => {
  const server = await start({ UPLOAD_MIN_RATE_KB: '100' });
  const slow = await startUpload(server, '');
  const timer = setInterval(() => slow.send(Buffer.alloc(10_000, 1)), 1_000);
  await until('a response', () => slow.response().includes('408'), 40_000);
  clearInterval(timer);
  expect(slow.response()).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow.response()).toMatch(phone);
  await until('nothing left', () => storedRows(server.dataDir).files === 0);
  expect(await limitsOf(server)).toEqual({ upload_rate: 1 });
});
