import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { forms } from '#lib/forms/registry.ts';
import { personalAutoAnswers } from '../support/answers.ts';
import { postJson, readAccepted, readProblem } from '../support/post-lead.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { storedLeads } from '../support/stored-leads.ts';

jest.setTimeout(90_000);

let server: TestServer;
let stored: ReturnType<typeof storedLeads>;
let slowBody: Promise<string>;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', SITE_URL: 'https://agency.example' });
  stored = storedLeads(server);
  slowBody = new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data))).on('close', () => resolve(answer));
    socket.on('error', () => undefined);
    socket.write('POST /api/webhook-relay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{');
    const drip = setInterval(() => (socket.writable ? socket.write(' ') : clearInterval(drip)), 1_000);
  });
});
afterAll(async () => {
  await stored.close();
  await server.stop();
});

type Told = { status: number; headers: IncomingHttpHeaders; body: string };

/** Unlike fetch, sends any header, Host too. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Told> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port: server.port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on('error', reject).end();
  });
}
const raw = (head: string) => rawRequest(server.port, `${head.replaceAll('\n', '\r\n')}\r\nConnection: close\r\n\r\n`);

const postRoutes = [...new Set(forms.map(({ route }) => `/api/${route}`)), '/api/chat', '/api/newsletter/confirm'];

test.each(postRoutes)('%s takes nothing from the page of another site, nor text in disguise', async (route) => {
  const before = await stored.count();
  const body = JSON.stringify({ ...personalAutoAnswers, message: 'x', token: 'x' });
  for (const [name, value] of Object.entries({ origin: 'https://evil.example', Origin: 'null', 'sec-fetch-site': 'cross-site' }))
    expect([value, (await postJson(server.url + route, body, { headers: { [name]: value } })).status]).toEqual([value, 403]);
  for (const type of ['text/plain', 'text/plain; x=application/json', 'application/json-seq'])
    expect([type, [400, 415].includes((await postJson(server.url + route, body, { headers: { 'content-type': type } })).status)]).toEqual([
      type,
      true,
    ]);
  const overridden = { 'x-http-method-override': 'GET', 'x-middleware-subrequest': 'middleware', origin: 'https://evil.example' };
  expect((await postJson(server.url + route, body, { headers: overridden })).status).toBe(403);
  expect(await stored.count()).toBe(before);
});

const poison = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '1',
  'x-forwarded-prefix': '/evil.example',
  'x-forwarded-server': 'evil.example',
  'x-host': 'evil.example',
  'x-original-host': 'evil.example',
  'x-original-url': '/evil.example',
  'x-rewrite-url': '/evil.example',
  'x-http-method-override': 'POST',
  forwarded: 'for=1.2.3.4;host=evil.example;proto=http',
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  'x-middleware-rewrite': '/evil.example',
  'x-middleware-prefetch': '1',
  'x-invoke-path': '/evil.example',
  'x-invoke-status': '500',
  'x-matched-path': '/evil.example',
  'x-nextjs-data': '1',
  'x-now-route-matches': '1',
  'x-prerender-revalidate': '1',
  'next-action': 'x',
  'next-resume': '1',
  'next-router-state-tree': 'x',
  'content-security-policy': "script-src 'nonce-evil.example'",
};

test.each([
  ...['/', '/es/contact', '/nowhere', '/en', '/contact/', '/thank-you/CFGHJK34', '/sitemap.xml', '/robots.txt', '/llms.txt', '/blog/feed.xml'],
  ...['/api/language?to=es&path=/contact', '/api/go?type=homeowners', '/api/zip/33131', '/api/nothing', '/healthz'],
])('%s is the same whatever a header says of its address', async (path) => {
  const plain = await ask(path, { host: 'agency.example' });
  const poisoned = await ask(path, { host: 'evil.example', ...poison });
  expect([poisoned.status, poisoned.body]).toEqual([plain.status, plain.body]);
  const changing = { date: '', connection: '', 'keep-alive': '' };
  expect({ ...poisoned.headers, ...changing }).toEqual({ ...plain.headers, ...changing });
  expect(JSON.stringify(poisoned)).not.toContain('evil.example');
});

test('flight data cannot be taken for the page, and a broken state of the router is no fault', async () => {
  const flight = await ask('/contact?_rsc', { rsc: '1', 'accept-language': 'en' });
  expect(flight.headers['content-type']).toContain('text/x-component');
  expect(`${flight.headers.vary} ${flight.headers['cache-control']}`).toMatch(/rsc|no-store/i);
  for (const tree of ['x', '%', '%5B%5D', '[', encodeURIComponent('["",{"children":["x",{}]}]'), 'x'.repeat(9_000)])
    expect((await ask('/contact', { rsc: '1', 'accept-language': 'en', 'next-router-state-tree': tree })).status).toBeLessThan(500);
});

test.each([
  ...[
    '//evil.example',
    '/en//evil.example',
    '/\\evil.example',
    '/en/\\evil.example',
    '/en/%5cevil.example',
    '/en/%2f%2fevil.example',
    '/en/..//evil.example',
  ],
  ...[
    '/es//evil.example/',
    '/Contact//evil.example',
    '/SR22//evil.example/',
    '/en/.evil.example',
    '/en?//evil.example',
    '/en/%09/evil.example',
    '/en@evil.example',
  ],
  ...[
    'http://evil.example/en',
    'http://evil.example//evil.example',
    'https:evil.example',
    '/api/language?to=es&path=//evil.example',
    '/api/language?to=es&path=/%5Cevil.example',
  ],
  ...[
    '/api/language?to=es&path=https://evil.example',
    '/api/language?to=es&path=/contact%0d%0aX:1',
    '/api/language?to=//evil.example&path=/',
    '/api/go?type=//evil.example&locale=//evil.example',
  ],
])('%s leads to no other site', async (target) => {
  for (const language of ['en', 'es']) {
    const answer = await raw(`GET ${target} HTTP/1.1\nHost: evil.example\nAccept-Language: ${language}`);
    expect(answer).toMatch(/^HTTP\/1.1 [234]\d\d /);
    const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? '';
    expect(new URL(location, 'https://agency.example').host).toBe('agency.example');
  }
});

test.each([
  ...[
    '/downloads/../package.json',
    '/downloads/..%2f..%2fpackage.json',
    '/downloads/%2e%2e%2f%2e%2e%2fpackage.json',
    '/downloads/....//package.json',
  ],
  ...[
    '/api/files/..%2f..%2fapp.db',
    '/api/files/../../package.json',
    '/api/files/%2e%2e?until=9999999999999&signature=x',
    '/api/leads/..%2f..%2fhealthz',
  ],
  ...[
    '/og/en/../../package.json',
    '/og/en/..%2f..%2fpackage.json',
    '/og/..%5c..%5cpackage.json',
    '/fonts/..%2f..%2fpackage.json',
    '/blog/..%2f..%2fpackage.json',
  ],
  ...[
    '/_next/static/..%2f..%2fserver.ts',
    '/_next/../package.json',
    '/_next/image?url=%2f..%2fpackage.json&w=64&q=75',
    '/_next/image?url=http:%2f%2f169.254.169.254%2f&w=64&q=75',
  ],
  ...[
    '/.env',
    '/.git/config',
    '/.data/field.key',
    '/package.json',
    '/server.ts',
    '/.next/BUILD_ID',
    '/_next/data/x/en.json',
    '/__nextjs_source-map?filename=x',
  ],
])('%s reads no file of the machine', async (target) => {
  const answer = await raw(`GET ${target} HTTP/1.1\nHost: x`);
  expect(answer).toMatch(/^HTTP\/1.1 (?:308|400|403|404|405) /);
  expect(answer).not.toMatch(/"agency-site"|root:|\[core\]|createServer/);
});

test.each([
  'OPTIONS * HTTP/1.1',
  'GET * HTTP/1.1',
  'GET evil.example HTTP/1.1',
  'PRI * HTTP/2.0',
  'GET / HTTP/9.9',
  'GET /\u0000 HTTP/1.1',
  'TRACK / HTTP/1.1',
])('%j is refused', async (line) => expect(await raw(`${line}\nHost: x`)).toMatch(/^HTTP\/1.1 (?:400|405|505) /));

test('h2c and other upgrades are not made', async () => {
  const answer = await raw('GET /contact HTTP/1.1\nHost: x\nUpgrade: h2c\nHTTP2-Settings: AAMAAABkAAQAAP__');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

test('a hundred thousand levels and twenty thousand keys are refused at once, in every place', async () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const path = `${server.url}/api/send-quote-email`;
  const start = Date.now();
  expect((await postJson(path, deep(100_000))).status).toBe(413);
  expect((await postJson(path, { quote_type: 'personal-auto', coverage_details: deep(30_000) })).status).toBe(422);
  expect((await postJson(path, { quote_type: 'personal-auto', coverage_details: `{"firstName":${deep(30_000)}}` })).status).toBe(422);
  expect((await postJson(`${server.url}/api/chat`, `{"message":${deep(15_000)}}`)).status).toBe(400);
  const keys = Array.from({ length: 20_000 }, (_, n) => n.toString(36));
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await readProblem(await postJson(path, keys.map((key) => `${key}=`).join('&'), { headers: form }));
  await readProblem(
    await postJson(
      path,
      keys
        .slice(0, 11_000)
        .map((key) => `${key}=`)
        .join('&'),
      { headers: form },
    ),
  );
  const same = await postJson(path, `form=personal-auto&${'firstName=a&'.repeat(5_000)}`, { headers: form });
  expect(same.status).toBe(422);
  expect(Date.now() - start).toBeLessThan(10_000);
});

/** Resident memory of the server in MB, where the system tells it. */
function memory(): number {
  const file = `/proc/${server.pid}/status`;
  return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024 : 0;
}

/** Pours 400 MB into a request as fast as they are taken; resolves with the answer and how many MB were. */
function pour(path: string, head: string, frame: (chunk: Buffer) => Buffer): Promise<{ answer: string; sentMb: number }> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    const chunk = frame(Buffer.alloc(1_048_576, 0x20));
    let answer = '';
    let sentMb = 0;
    const done = () => resolve({ answer, sentMb });
    const push = () => {
      while (socket.writable && sentMb < 400) {
        sentMb += 1;
        if (!socket.write(chunk)) return socket.once('drain', push);
      }
      return socket.end();
    };
    socket.on('data', (data) => (answer += data.toString('latin1'))).on('error', () => undefined);
    socket.on('close', done);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n\r\n`);
    push();
  });
}
const chunked = (chunk: Buffer) => Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);

test.each(['/api/webhook-relay', '/api/documents', '/contact'])(
  '400 MB to %s, told before or not, are refused and not held in memory',
  async (path) => {
    const before = memory();
    const start = Date.now();
    const told = await pour(path, 'Content-Length: 419430400', (chunk) => chunk);
    expect(told.answer).toMatch(/^(?:HTTP\/1.1 (?:413|405|404) |$)/);
    const untold = await pour(path, 'Transfer-Encoding: chunked', chunked);
    expect(untold.answer).toMatch(/^(?:HTTP\/1.1 (?:413|400|415|405|404) |$)/);
    expect(memory() - before).toBeLessThan(150);
    expect(Date.now() - start).toBeLessThan(30_000);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
);

test('three hundred connections that say little slow nobody down and are closed', async () => {
  const open = Array.from({ length: 300 }, () => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n'));
    const drip = setInterval(() => (socket.writable ? socket.write('X-A: b\r\n') : clearInterval(drip)), 2_000);
    return new Promise<void>((resolve) =>
      socket
        .on('error', () => undefined)
        .on('close', () => (clearInterval(drip), resolve()))
        .resume(),
    );
  });
  await wait(500);
  const start = Date.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/contact`, { headers: { 'accept-language': 'en' } })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { reference } = await readAccepted(
    await postJson(`${server.url}/api/send-quote-email`, { quote_type: 'personal-auto', coverage_details: JSON.stringify(personalAutoAnswers) }),
  );
  expect(reference).toMatch(/^[A-Z0-9]{8}$/);
  expect(Date.now() - start).toBeLessThan(5_000);
  await Promise.all(open);
  expect(Date.now() - start).toBeLessThan(25_000);
});

test('a body that comes byte by byte is given up after half a minute, and nothing of all this was a fault', async () => {
  expect(await slowBody).toMatch(/^HTTP\/1.1 408 [\s\S]*problem\+json/);
  expect(server.logs()).not.toMatch(/request failed|uncaught exception|unhandled rejection|lead_not_stored/);
});
