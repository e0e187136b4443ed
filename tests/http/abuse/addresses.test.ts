import { createServer } from 'node:net';
import { listenLow } from '../../support/services/listen.ts';
import { rawRequest } from '../../support/site/raw-request.ts';
import { errorLogPattern, startServer, type TestServer } from '../../support/site/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', SITE_URL: 'https://agency.example' });
});
afterAll(() => server.stop());

const raw = (head: string) => rawRequest(server.port, `${head.replaceAll('\n', '\r\n')}\r\nConnection: close\r\n\r\n`);

test.each([
  '//evil.example',
  '/en//evil.example',
  '/\\evil.example',
  '/en/\\evil.example',
  '/en/%5cevil.example',
  '/en/%2f%2fevil.example',
  '/en/..//evil.example',
  '/es//evil.example/',
  '/Contact//evil.example',
  '/SR22//evil.example/',
  '/en/.evil.example',
  '/en?//evil.example',
  '/en/%09/evil.example',
  '/en@evil.example',
  'http://evil.example/en',
  'http://evil.example//evil.example',
  'https:evil.example',
  '/api/language?to=es&path=//evil.example',
  '/api/language?to=en&path=//evil.example',
  '/api/language?to=en&path=/%5Cevil.example',
  '/api/language?to=en&path=https://evil.example',
  '/api/language?to=es&path=/%5Cevil.example',
  '/api/language?to=es&path=https://evil.example',
  '/api/language?to=es&path=/contact%0d%0aX:1',
  '/api/language?to=//evil.example&path=/',
  '/api/go?type=//evil.example&locale=//evil.example',
])('never redirects %s to another site', async (target) => {
  for (const language of ['en', 'es']) {
    const response = await raw(`GET ${target} HTTP/1.1\nHost: evil.example\nAccept-Language: ${language}`);
    expect(response).toMatch(/^HTTP\/1.1 [234]\d\d /);
    const location = /^location: (.*)$/im.exec(response)?.[1]?.trim() ?? '';
    expect(new URL(location, 'https://agency.example').host).toBe('agency.example');
  }
});

test.each([
  '/downloads/../package.json',
  '/downloads/..%2f..%2fpackage.json',
  '/downloads/%2e%2e%2f%2e%2e%2fpackage.json',
  '/downloads/....//package.json',
  '/api/files/..%2f..%2fapp.db',
  '/api/files/../../package.json',
  '/api/files/%2e%2e?until=9999999999999&signature=x',
  '/api/leads/..%2f..%2fhealthz',
  '/og/en/../../package.json',
  '/og/en/..%2f..%2fpackage.json',
  '/og/..%5c..%5cpackage.json',
  '/fonts/..%2f..%2fpackage.json',
  '/blog/..%2f..%2fpackage.json',
  '/_next/static/..%2f..%2fserver.ts',
  '/_next/../package.json',
  '/_next/image?url=%2f..%2fpackage.json&w=64&q=75',
  '/_next/image?url=http:%2f%2f169.254.169.254%2f&w=64&q=75',
  '/.env',
  '/.git/config',
  '/.data/field.key',
  '/package.json',
  '/server.ts',
  '/.next/BUILD_ID',
  '/_next/data/x/en.json',
  '/__nextjs_source-map?filename=x',
])('serves no file of the machine for %s', async (target) => {
  const response = await raw(`GET ${target} HTTP/1.1\nHost: x`);
  expect(response).toMatch(/^HTTP\/1.1 (?:308|400|403|404|405) /);
  expect(response).not.toMatch(/"agency-site"|root:x:|\[core\]|createServer/);
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

test('does not proxy an upgrade request with an absolute target', async () => {
  const other = createServer();
  let reached = 0;
  other.on('connection', () => (reached += 1));
  const port = await listenLow(other);
  for (const upgrade of ['websocket', 'h2c', 'TLS/1.0'])
    for (const line of [
      `GET http://127.0.0.1:${port}/ HTTP/1.1`,
      `GET http:///127.0.0.1:${port}/ HTTP/1.1`,
      `POST http://127.0.0.1:${port}/ HTTP/1.1`,
    ]) {
      const response = await raw(
        `${line}\nHost: 127.0.0.1:${port}\nConnection: Upgrade\nUpgrade: ${upgrade}\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: ${'A'.repeat(22)}==`,
      );
      expect(response).toMatch(/^HTTP\/1.1 [2-4]\d\d /);
    }
  other.close();
  expect(reached).toBe(0);
});

test('ignores h2c and other upgrades', async () => {
  const response = await raw('GET /contact HTTP/1.1\nHost: x\nConnection: Upgrade, HTTP2-Settings\nUpgrade: h2c\nHTTP2-Settings: AAMAAABkAAQAAP__');
  expect(response).toMatch(/^HTTP\/1.1 200 /);
});

test('logs no server error for these requests', () => expect(server.logs()).not.toMatch(errorLogPattern));
