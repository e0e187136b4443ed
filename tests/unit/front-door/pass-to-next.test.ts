import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FrontResponse } from '#front-door/front-response.ts';
import { type FrontDoor, passToNext } from '#front-door/pass-to-next.ts';
import { PacedRequest } from '#front-door/request-body.ts';
import { listenLow } from '#tests/support/services/listen.ts';
import { until } from '#tests/support/site/until.ts';

/** What has happened so far, in order. */
let events: string[];
let bytes: number;
let mayStart: boolean;
let isUpload: boolean;
let server: Server<typeof PacedRequest, typeof FrontResponse>;
let port: number;
const sockets: Socket[] = [];

const door: FrontDoor = {
  siteUrl: 'https://agency.example',
  trustedProxies: 0,
  site: undefined,
  queue: () => {
    events.push('slot');
    return Promise.resolve(mayStart);
  },
  uploadPace: () => 0,
  next: async (request, response) => {
    events.push(`next ${request.url}`);
    request.on('data', (part: Buffer) => (bytes += part.length)).once('end', () => response.end('done'));
  },
};

beforeAll(async () => {
  server = createServer({ IncomingMessage: PacedRequest, ServerResponse: FrontResponse });
  const pass = (request: PacedRequest, response: FrontResponse) => {
    events.push('request');
    request.once('close', () => events.push('closed'));
    void passToNext(door, { request, response }, { url: '/inside', pattern: '/inside', isUpload });
  };
  server.on('request', pass).on('checkContinue', pass);
  port = await listenLow(server);
});
beforeEach(() => {
  events = [];
  bytes = 0;
  mayStart = true;
  isUpload = false;
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => server.close());

function post(headers: string, body = '') {
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(`POST /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n\r\n${body}`));
  socket.setEncoding('latin1').on('data', (part) => (text += String(part)));
  sockets.push(socket);
  return { socket, text: () => text };
}
const happened = (event: string) => until(event, () => events.includes(event));

test('passes a post with its whole body', async () => {
  const { text } = post('Content-Length: 4', 'body');
  await until('the response', () => text().includes('done'));
  expect(events.slice(0, 3)).toEqual(['request', 'slot', 'next /inside']);
  expect(bytes).toBe(4);
});

test('takes a slot only after a slow body has arrived', async () => {
  const { socket, text } = post('Content-Length: 4', 'bo');
  await happened('request');
  await sleep(50);
  expect(events).toEqual(['request']);
  socket.write('dy');
  await until('the response', () => text().includes('done'));
  expect(bytes).toBe(4);
});

test('passes a body on once it fills the buffer', async () => {
  const { socket, text } = post('Transfer-Encoding: chunked', `20000\r\n${'a'.repeat(131_072)}\r\n`);
  await happened('next /inside');
  socket.write('0\r\n\r\n');
  await until('the response', () => text().includes('done'));
  expect(bytes).toBe(131_072);
});

test('starts the handler of an upload before its body arrives', async () => {
  isUpload = true;
  post('Content-Length: 4');
  await happened('next /inside');
  expect(bytes).toBe(0);
});

test.each([true, false])('asks for the body of a client that waits for 100 Continue; upload: %s', async (upload) => {
  isUpload = upload;
  const { socket, text } = post('Content-Length: 4\r\nExpect: 100-continue');
  await until('100', () => text().includes('100 Continue'));
  socket.write('body');
  await until('the response', () => text().includes('done'));
  expect(text().match(/100 Continue/g)).toHaveLength(1);
});

test('runs no handler for a client that leaves in the middle of a body', async () => {
  const { socket } = post('Content-Length: 20', '{"half":');
  await happened('request');
  socket.destroy();
  await happened('closed');
  await sleep(20);
  expect(events).toEqual(['request', 'closed']);
});

test('refuses a client that has no free slot, with 429', async () => {
  mayStart = false;
  const { text } = post('Content-Length: 4', 'body');
  await until('the response', () => text().includes('HTTP/1.1 429'));
  expect(text()).toMatch(/retry-after: 1/i);
  expect(events.some((event) => event.startsWith('next'))).toBe(false);
});
