import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { personalAutoValues } from '../../support/forms/sample-values.ts';
import { postJson, readAccepted, readProblem } from '../../support/site/post-lead.ts';
import { errorLogPattern, startServer, type TestServer } from '../../support/site/server.ts';

jest.setTimeout(90_000);

let server: TestServer;
let slowBody: Promise<string>;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', SITE_URL: 'https://agency.example' });
  slowBody = new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    let response = '';
    socket.on('data', (data) => (response += String(data))).on('close', () => resolve(response));
    socket.on('error', () => undefined);
    socket.write('POST /api/webhook-relay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{');
    const timer = setInterval(() => (socket.writable ? socket.write(' ') : clearInterval(timer)), 1_000);
  });
});
afterAll(() => server.stop());

test('refuses 100,000 levels and 20,000 keys within 30 seconds, in the body and in a field', async () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const path = `${server.url}/api/send-quote-email`;
  const start = Date.now();
  expect((await postJson(path, deep(100_000))).status).toBe(413);
  expect((await postJson(path, { quote_type: 'personal-auto', coverage_details: deep(30_000) })).status).toBe(422);
  expect((await postJson(path, { quote_type: 'personal-auto', coverage_details: `{"firstName":${deep(30_000)}}` })).status).toBe(422);
  expect((await postJson(`${server.url}/api/chat`, `{"message":${deep(15_000)}}`)).status).toBe(400);
  const keys = Array.from({ length: 20_000 }, (_, n) => n.toString(36));
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const fields = keys.map((key) => `${key}=`);
  for (const some of [fields, fields.slice(0, 11_000)]) await readProblem(await postJson(path, some.join('&'), { headers: form }));
  const same = await postJson(path, `form=personal-auto&${'firstName=a&'.repeat(5_000)}`, { headers: form });
  expect(same.status).toBe(422);
  expect(Date.now() - start).toBeLessThan(30_000);
});

/** Resident memory of the server in MB; 0 where the system does not report it. */
function memory(): number {
  const file = `/proc/${server.pid}/status`;
  return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024 : 0;
}

/** Sends 400 MB as fast as the server reads. Resolves with the response. */
function send400Mb(path: string, head: string, frame: (chunk: Buffer) => Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    const chunk = frame(Buffer.alloc(1_048_576, 0x20));
    let response = '';
    let sentMb = 0;
    const writeMore = () => {
      while (socket.writable && sentMb < 400) {
        sentMb += 1;
        if (!socket.write(chunk)) return socket.once('drain', writeMore);
      }
      return socket.end();
    };
    socket.on('data', (data) => (response += data.toString('latin1'))).on('error', () => undefined);
    socket.on('close', () => resolve(response));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n\r\n`);
    writeMore();
  });
}
const chunked = (chunk: Buffer) => Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);

test.each(['/api/webhook-relay', '/api/documents', '/contact'])(
  'refuses 400 MB to %s, with and without Content-Length, and keeps none in memory',
  async (path) => {
    const before = memory();
    const start = Date.now();
    const response = await send400Mb(path, 'Content-Length: 419430400', (chunk) => chunk);
    expect(response).toMatch(/^(?:HTTP\/1.1 (?:413|405|404) |$)/);
    const withoutLength = await send400Mb(path, 'Transfer-Encoding: chunked', chunked);
    expect(withoutLength).toMatch(/^(?:HTTP\/1.1 (?:413|400|415|405|404) |$)/);
    expect(memory() - before).toBeLessThan(150);
    expect(Date.now() - start).toBeLessThan(60_000);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
);

test('closes 300 slow connections, and serves others meanwhile', async () => {
  const open = Array.from({ length: 300 }, () => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n'));
    const timer = setInterval(() => (socket.writable ? socket.write('X-A: b\r\n') : clearInterval(timer)), 2_000);
    return new Promise<void>((resolve) =>
      socket
        .on('error', () => undefined)
        .on('close', () => (clearInterval(timer), resolve()))
        .resume(),
    );
  });
  await sleep(500);
  const start = Date.now();
  const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/contact`, { headers: { 'accept-language': 'en' } })));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const { reference } = await readAccepted(
    await postJson(`${server.url}/api/send-quote-email`, { quote_type: 'personal-auto', coverage_details: JSON.stringify(personalAutoValues) }),
  );
  expect(reference).toMatch(/^[A-Z0-9]{8}$/);
  expect(Date.now() - start).toBeLessThan(15_000);
  await Promise.all(open);
  expect(Date.now() - start).toBeLessThan(60_000);
});

test('ends a body that arrives byte by byte after 30 seconds', async () => {
  expect(await slowBody).toMatch(/^HTTP\/1.1 408 [\s\S]*problem\+json/);
});

test('logs no server error for these requests', () => expect(server.logs()).not.toMatch(errorLogPattern));
