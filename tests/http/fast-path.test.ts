import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { postJson, sampleForms } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The text of a GET request. The fast path serves compressed pages, the Node server uncompressed ones. */
const get = (path: string, ...headers: string[]) => {
  const encoding = headers.some((line) => line.startsWith('accept-encoding:')) ? [] : ['accept-encoding: br'];
  return [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1', ...encoding, ...headers, '', ''].join('\r\n');
};

async function open(): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(server.port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (data) => parts.push(data));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, received: () => Buffer.concat(parts).toString('latin1') };
}

const responsesIn = (text: string) => text.split(/(?=HTTP\/1\.1 \d{3} )/).filter(Boolean);

/** Sends each request after the response to the one before. */
async function sendInTurn(...requests: string[]): Promise<string[]> {
  const { socket, received } = await open();
  for (const [index, request] of requests.entries()) {
    socket.write(request, 'latin1');
    await until(`response ${index + 1}`, async () => responsesIn(received()).length > index);
    await sleep(60);
  }
  socket.destroy();
  return responsesIn(received());
}

/** A response without its date. */
function parseResponse(response: string): { status: string; headers: string[]; body: string } {
  const end = response.indexOf('\r\n\r\n');
  const [status = '', ...headers] = response.slice(0, end).split('\r\n');
  return {
    status,
    headers: headers
      .map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
      .filter((line) => !line.startsWith('date:'))
      .toSorted(),
    body: response.slice(end + 4),
  };
}

/** Node writes header names with capitals, the fast path in lower case. */
const isFastPath = (response: string) => response.includes('\r\nconnection: keep-alive\r\n');
/** A page ignores `Range`, but the fast path does not serve requests with that header. */
const byNodeServer = 'range: bytes=0-';

test.each([
  ['/', 'accept-language: en', true],
  ['/', 'accept-encoding: br, gzip', true],
  ['/es/contact', 'accept-encoding: gzip', true],
  ['/pt/personal-auto', 'cookie: locale=es', true],
  ['/manifest.webmanifest', 'accept-encoding: br', true],
  ['/robots.txt', 'accept: */*', true],
  ['/', 'accept-encoding: identity', false],
  ['/', 'accept-language: es', false],
  ['/', 'cookie: locale=pt', false],
  ['/en/contact', 'accept: */*', false],
  ['/nowhere', 'accept: */*', false],
  ['//example.com', 'accept: */*', false],
  ['/api/leads/home', 'accept: */*', false],
] as const)('responds to %s with %s alike by fast path and Node server', async (path, header, isFast) => {
  const [[served = ''], [fromNode = '']] = await Promise.all([sendInTurn(get(path, header)), sendInTurn(get(path, header, byNodeServer))]);
  expect(parseResponse(served)).toEqual(parseResponse(fromNode));
  expect([isFastPath(served), isFastPath(fromNode)]).toEqual([isFast, false]);
  expect(served).toMatch(/\r\ndate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/i);
});

test('moves a connection to the Node server at the first request that needs it', async () => {
  const body = 'firstName=';
  const post = [
    'POST /api/leads/contact HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
  const responses = await sendInTurn(get('/about-us'), get('/es'), get('/about-us?a=b'), get('/healthz'), post, get('/about-us'));
  expect(responses.map((response) => response.slice(9, 12))).toEqual(['200', '200', '200', '200', '422', '200']);
});

test('responds in order to split and pipelined requests', async () => {
  const { socket, received } = await open();
  const [first = '', rest = ''] = [get('/about-us').slice(0, 20), get('/about-us').slice(20)];
  socket.write(first);
  await sleep(60);
  socket.write(rest + get('/healthz') + get('/es'));
  await until('three responses', async () => responsesIn(received()).length === 3);
  expect(responsesIn(received()).map((response) => /content-type: ([\w/]+)/i.exec(response)?.[1])).toEqual([
    'text/html',
    'application/json',
    'text/html',
  ]);
  socket.destroy();
});

test('responds to a client that has closed its sending side', async () => {
  const { socket, received } = await open();
  socket.end(get('/robots.txt', 'accept-encoding: identity'));
  await new Promise((resolve) => socket.once('end', resolve));
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+\r\n\r\nUser-agent[\s\S]+Sitemap: /i);
});

test('refuses a request with two lengths', async () => {
  const { socket, received } = await open();
  socket.write(get('/about-us'));
  await until('the page', async () => responsesIn(received()).length === 1);
  await sleep(60);
  socket.write(
    'POST /api/leads/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n',
  );
  await new Promise((resolve) => socket.once('close', resolve));
  expect(responsesIn(received()).map((response) => response.slice(9, 12))).toEqual(['200', '400']);
});

test('responds to one more request during shutdown, with Connection: close', async () => {
  const other = await startServer();
  const socket = connect(other.port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (data) => parts.push(data));
  const responses = () => responsesIn(Buffer.concat(parts).toString('latin1'));
  socket.write(get('/about-us'));
  await until('the page', async () => responses().length === 1);
  const stopped = other.stop();
  await sleep(100);
  socket.write(get('/es'));
  await new Promise((resolve) => socket.once('end', resolve));
  expect(responses().map((response) => /\r\nconnection: ([\w-]+)/i.exec(response)?.[1])).toEqual(['keep-alive', 'close']);
  socket.destroy();
  await stopped;
});

test('serves others while a client does not read', async () => {
  const { socket } = await open();
  socket.pause();
  for (let round = 0; round < 400; round += 1) {
    socket.write(get('/'));
    if (round % 20 === 0) await sleep(5);
  }
  await sleep(300);
  const [{ path, values, bodyOf }] = sampleForms;
  expect((await postJson(server.url + path, bodyOf(values))).status).toBe(201);
  socket.destroy();
});

test('ends a connection that sends nothing', async () => {
  const { socket, received } = await open();
  const start = Date.now();
  await new Promise((resolve) => socket.once('end', resolve));
  expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - start).toBeGreaterThan(8_000);
}, 20_000);
