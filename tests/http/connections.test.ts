import { setTimeout as sleep } from 'node:timers/promises';
import { type HeldSocket, holdSocket } from '../support/site/held-socket.ts';
import { openSockets } from '../support/site/open-sockets.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

const servers: TestServer[] = [];
const held: HeldSocket[] = [];

async function start(env: Record<string, string>): Promise<TestServer> {
  const server = await startServer(env);
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const { socket } of held.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function hold(count: number, ...args: Parameters<typeof holdSocket>): Promise<HeldSocket[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => holdSocket(...args)));
  held.push(...opened);
  return opened;
}

const page = 'GET /about-us HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n';

/** What a client sends before the server ends the connection, and the status of the response. */
const endings: [name: string, bytes: string, status: number][] = [
  ['sends nothing', '', 408],
  ['sends half a request', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
  ['sends no HTTP', 'HELLO\r\n\r\n', 400],
  ['asks for a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ['sends headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['asks for one response', `${page.slice(0, -2)}Connection: close\r\n\r\n`, 200],
  ['never sends its body', 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n', 405],
];

test('closes connections of clients that never close their side', async () => {
  const server = await start({});
  const before = openSockets(server.pid);
  const groups = await Promise.all(endings.map(([, bytes]) => hold(20, server.port, { bytes })));
  await until('connections', () => openSockets(server.pid) > before);
  await sleep(17_000);
  const statuses = groups.map((group, index) => [endings[index]?.[0], ...new Set(group.map(({ text }) => Number(text().slice(9, 12))))]);
  expect(statuses).toEqual(endings.map(([name, , status]) => [name, status]));
  expect(openSockets(server.pid) - before).toBeLessThanOrEqual(0);
}, 40_000);

test('refuses connections of one address over its limit, and serves other addresses', async () => {
  const server = await start({ CONNECTIONS_PER_ADDRESS: '20' });
  const before = openSockets(server.pid);
  await hold(20, server.port, { bytes: page, from: '127.0.0.3' });
  const [refused] = await hold(200, server.port, { bytes: page, from: '127.0.0.3' });
  const [other] = await hold(1, server.port, { bytes: page, from: '127.0.0.4' });
  await until('the response', () => other?.text().startsWith('HTTP/1.1 200') ?? false);
  await sleep(4_500);
  expect(openSockets(server.pid) - before).toBe(21);
  expect(refused?.text()).toMatch(/^HTTP\/1\.1 503 [\s\S]*href="tel:\+1[\s\S]*lang="es"[\s\S]*lang="pt"/);
  expect(server.logs()).toContain('"limit":"connections_per_address"');
  for (const { socket } of held.splice(0)) socket.destroy();
  await sleep(200);
  const [again] = await hold(1, server.port, { bytes: page, from: '127.0.0.3' });
  await until('the response', () => again?.text().startsWith('HTTP/1.1 200') ?? false);
});

test('closes the oldest idle connection for a new one when the server is full', async () => {
  const server = await start({ CONNECTIONS_MAX: '100' });
  const before = openSockets(server.pid);
  const idle = await hold(150, server.port, { from: '127.0.0.3' });
  await sleep(300);
  expect(openSockets(server.pid) - before).toBeLessThanOrEqual(100);
  expect(server.logs()).toContain('"limit":"connections_max"');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await until('the oldest is closed', () => idle[0]?.socket.destroyed || idle[0]?.socket.readableEnded || false);
});

const unlimited: Record<string, string>[] = [{}, { TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '20' }];
test.each(unlimited)('does not limit 600 connections of this machine or of a trusted proxy by address: %j', async (env) => {
  const server = await start(env);
  const clients = await hold(600, server.port, { bytes: page });
  const countResponses = () => clients.filter(({ text }) => text().startsWith('HTTP/1.1 200')).length;
  await until('all responses', () => countResponses() === 600);
  expect(countResponses()).toBe(600);
});
