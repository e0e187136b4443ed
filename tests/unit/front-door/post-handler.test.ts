import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { FrontResponse } from '#front-door/front-response.ts';
import type { Door } from '#front-door/door.ts';
import { PacedRequest } from '#front-door/paced-request.ts';
import { respondToPost, postHandlerOf } from '#front-door/post-handler.ts';
import { listenLow } from '#tests/support/services/listen.ts';
import { rawRequest } from '#tests/support/site/raw-request.ts';
import { until } from '#tests/support/site/until.ts';

const posts = Symbol.for('agency.posts');
const door: Door = {
  siteUrl: 'https://agency.example',
  trustedProxies: 0,
  site: undefined,
  queue: () => undefined,
  uploadPace: () => 0,
  next: async () => {},
};
const json = { 'content-type': 'application/json; charset=utf-8' };

function lend(take: (request: Request) => Response | Promise<Response>): void {
  Reflect.set(globalThis, posts, new Map([['/api/echo', take]]));
}

let server: Server<typeof PacedRequest, typeof FrontResponse>;
let origin: string;
let port: number;
beforeAll(async () => {
  server = createServer({ IncomingMessage: PacedRequest, ServerResponse: FrontResponse }, (request, response) => {
    const take = postHandlerOf(request.url ?? '', request);
    if (take) void respondToPost(door, { request, response }, { url: request.url ?? '', pattern: '/api/echo' }, take);
    else response.writeHead(418).end();
  });
  port = await listenLow(server);
  origin = `http://127.0.0.1:${port}`;
});
afterEach(() => Reflect.deleteProperty(globalThis, posts));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a post gets to its handler whole, and the answer to the client', async () => {
  lend(async (request) => {
    const { method, url, headers } = request;
    return Response.json(
      { method, url, key: headers.get('idempotency-key'), body: await request.json() },
      { status: 201, headers: { 'x-told': 'so' } },
    );
  });
  const answer = await fetch(`${origin}/api/echo`, { method: 'POST', headers: { ...json, 'idempotency-key': 'k' }, body: '{"name":"Inês"}' });
  expect([answer.status, answer.headers.get('x-told'), Number(answer.headers.get('content-length')) > 50]).toEqual([201, 'so', true]);
  expect(await answer.json()).toEqual({ method: 'POST', url: 'https://agency.example/api/echo', key: 'k', body: { name: 'Inês' } });
});

test.each([
  ['another address', '/api/other', { method: 'POST', headers: json, body: '{}' }],
  ['a plain form', '/api/echo', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }],
  ['files', '/api/echo', { method: 'POST', body: new FormData() }],
  ['another method', '/api/echo', { method: 'PUT', headers: json, body: '{}' }],
])('%s is left to Next', async (_, path, init) => {
  lend(() => new Response('taken'));
  expect((await fetch(origin + path, init)).status).toBe(418);
});

test('until the deliveries have started everything is left to Next', async () => {
  expect((await fetch(`${origin}/api/echo`, { method: 'POST', headers: json, body: '{}' })).status).toBe(418);
});

test('of a body without an end no more is read than shows that it is too long', async () => {
  let length = 0;
  lend(async (request) => {
    length = (await request.arrayBuffer()).byteLength;
    return new Response(null, { status: 413 });
  });
  const part = `10000\r\n${'a'.repeat(65_536)}\r\n`;
  const head = 'POST /api/echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await rawRequest(port, head + part + part)).toMatch(/^HTTP\/1\.1 413 /);
  expect(length).toBeGreaterThan(65_536);
  expect(length).toBeLessThanOrEqual(131_072);
});

test('who goes away in the middle of a body is not taken for one who sent it', async () => {
  let asked = 0;
  lend(() => {
    asked += 1;
    return new Response();
  });
  let ended = false;
  server.once('request', (request) => request.once('close', () => (ended = true)));
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"half":', () =>
      socket.destroy(),
    ),
  );
  await until('the connection to end', async () => ended);
  expect(asked).toBe(0);
});
