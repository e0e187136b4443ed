import { setTimeout as sleep } from 'node:timers/promises';
import { holdSocket } from '../support/site/held-socket.ts';
import { rawRequest } from '../support/site/raw-request.ts';
import { runServer, startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

let server: TestServer;
/** At level debug every request takes the full server; this one has the fast path. */
let fastPath: TestServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'debug' });
  fastPath = await startServer();
});
afterAll(() => Promise.all([server.stop(), fastPath.stop()]));

const raw = (head: string, body = '', to = server) => rawRequest(to.port, `${head.replaceAll('\n', '\r\n')}\r\nConnection: close\r\n\r\n${body}`);

test.each([
  ['a broken escape', 'GET /% HTTP/1.1\nHost: x', 400],
  ['an escaped line end', 'GET /a%0d%0aSet-Cookie:%20x HTTP/1.1\nHost: x', 400],
  ['no host', 'GET / HTTP/1.1', 400],
  ['an invalid host', 'GET / HTTP/1.1\nHost: a b<', 400],
  ['no HTTP at all', 'HELLO', 400],
  ['TRACE', 'TRACE / HTTP/1.1\nHost: x', 405],
  ['a method of WebDAV', 'PROPFIND / HTTP/1.1\nHost: x', 405],
  ['an unknown method', 'BREW / HTTP/1.1\nHost: x', 405],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\nHost: x', 405],
  ['a post to a page', 'POST /contact HTTP/1.1\nHost: x\nContent-Length: 0', 405],
  ['PUT to a page', 'PUT /es HTTP/1.1\nHost: x\nContent-Length: 0', 405],
  ['a post to nowhere', 'POST /nowhere HTTP/1.1\nHost: x\nContent-Length: 0', 404],
  ['an unknown API', 'GET /api/nothing HTTP/1.1\nHost: x', 404],
  ['a long address', `GET /${'a'.repeat(9000)} HTTP/1.1\nHost: x`, 414],
  ['large headers', `GET / HTTP/1.1\nHost: x\nX-Large: ${'a'.repeat(20_000)}`, 431],
  ['two lengths', 'POST /api/webhook-relay HTTP/1.1\nHost: x\nContent-Length: 1\nTransfer-Encoding: chunked', 400],
  ['an absolute target', 'GET http://x/contact HTTP/1.1\nHost: x', 200],
  ['an absolute target with its port', 'GET http://X:80/contact HTTP/1.1\nHost: x', 200],
  ['an absolute target of another host', 'GET http://evil.example/contact HTTP/1.1\nHost: x', 400],
  ['an absolute target with a name in front', 'GET http://x@evil.example/contact HTTP/1.1\nHost: x', 400],
  ['two different hosts', 'GET / HTTP/1.1\nHost: x\nHost: evil.example', 400],
  ['the same host twice', 'GET / HTTP/1.1\nHost: x\nhost: x', 400],
  ['two hosts in one line', 'GET / HTTP/1.1\nHost: x, evil.example', 400],
  ['an empty host', 'GET / HTTP/1.1\nHost:', 400],
  ['two spaces before the target', 'GET  / HTTP/1.1\nHost: x', 400],
  ['two spaces after the target', 'GET /  HTTP/1.1\nHost: x', 400],
  ['a tab in the line', 'GET\t/ HTTP/1.1\nHost: x', 400],
  ['a space behind the version', 'GET / HTTP/1.1 \nHost: x', 400],
  ['a space before the method', ' GET / HTTP/1.1\nHost: x', 400],
  ['two spaces, and the right line elsewhere', 'GET  / HTTP/1.1\nHost: x\nX-Line: GET / HTTP/1.1', 400],
  ['an empty line before the request', '\nGET / HTTP/1.1\nHost: x', 200],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0', 200],
  ['an upgrade', 'GET /contact HTTP/1.1\nHost: x\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Key: x', 200],
])('responds with the right status to %s', async (_name, head, status) => {
  for (const to of [server, fastPath]) {
    const response = await raw(head, '', to);
    expect(response.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response.toLowerCase()).toContain('x-content-type-options: nosniff');
  }
});

const second = 'GET / HTTP/1.1\nHost: x\nAccept-Encoding: br\n\n';
test.each([
  ['pipelined', `${second}GET  /es HTTP/1.1\nHost: x`, [200, 400]],
  ['after an upload', `POST /contact HTTP/1.1\nHost: x\nContent-Length: 4\n\nabcdGET / HTTP/1.1\nHost: x\nHost: y`, [405, 400]],
  ['well-formed', `${second}POST /contact HTTP/1.1\nHost: x\nContent-Length: 4\n\nabcd${second}GET /es HTTP/1.1\nHost: x`, [200, 405, 200, 200]],
])('checks each request of a connection by its own line and host: %s', async (_name, head, statuses) => {
  for (const to of [server, fastPath]) {
    const response = await raw(head, '', to);
    expect(Array.from(response.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status))).toEqual(statuses);
  }
});

test('reads a request line that arrives in parts', async () => {
  for (const to of [server, fastPath]) {
    const { socket, text } = await holdSocket(to.port);
    for (const piece of ['GE', 'T /ab', 'out-us HT', 'TP/1.1\r\nHo', 'st: x\r\n', '\r\n']) {
      socket.write(piece);
      await sleep(20);
    }
    await until('the response', () => text().startsWith('HTTP/1.1 200'));
    socket.destroy();
    expect(text()).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test('refuses a body by its Content-Length before it arrives, in the requested language', async () => {
  const response = await fetch(`${server.url}/api/webhook-relay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'es' },
    body: JSON.stringify({ text: 'a'.repeat(65_536) }),
  });
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-language')]).toEqual([
    413,
    'application/problem+json',
    'es',
  ]);
  expect(await response.json()).toMatchObject({ status: 413, errors: [{ code: 'tooLarge' }] });
});

test('refuses before 100 Continue', async () => {
  const response = await raw('POST /api/webhook-relay HTTP/1.1\nHost: x\nContent-Length: 999999\nExpect: 100-continue');
  expect(response).toMatch(/^HTTP\/1.1 413/);
});

test('responds with 405 and the allowed methods', async () => {
  expect((await fetch(`${server.url}/contact`, { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect((await fetch(`${server.url}/contact`, { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});

test('logs routes, never an address, a query or a reference', async () => {
  await fetch(`${server.url}/thank-you/CFGHJK34?email=secret@visitor.example`);
  await fetch(`${server.url}/secret-path?name=secret`);
  await sleep(100);
  expect(server.logs()).toContain('"route":"/thank-you/[reference]"');
  expect(server.logs()).not.toMatch(/CFGHJK34|secret|127\.0\.0\.1"/);
});

test.each([
  [{ PORT: 'abc' }, /^PORT: .*\n$/],
  [{ SITE_URL: 'ftp://x' }, /^SITE_URL: .*\n$/],
  [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY: .*\n$/],
  [{ FIELD_KEY: 'short' }, /^FIELD_KEY: .*\n$/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%2' }, /^OTEL_EXPORTER_OTLP_HEADERS: .*\n$/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_EXPORTER_OTLP_HEADERS: 'a=%0A' }, /^OTEL_EXPORTER_OTLP_HEADERS: .*\n$/],
  [{ DATABASE_URL: 'postgres://site:50%zz@127.0.0.1/site' }, /^DATABASE_URL: .*%25.*\n$/],
  [{ CLAMAV: 'localhost:99999' }, /^CLAMAV: .*\n$/],
])('the setting %j stops the start with one line that names it', async (env, line) => {
  const { code, output } = await runServer(env);
  expect(code).toBe(1);
  expect(output).toMatch(line);
});

test('a port in use stops the start with one line', async () => {
  const { code, output } = await runServer({ PORT: String(server.port), HOST: '127.0.0.1', DATA_DIR: server.dataDir });
  expect(code).toBe(1);
  expect(output.split('\n').filter((text) => text.startsWith('PORT'))).toHaveLength(1);
});
