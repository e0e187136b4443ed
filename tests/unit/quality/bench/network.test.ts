import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { openNetwork } from '../../../../quality/bench/network/network.ts';
import { createSchedule } from '../../../../quality/bench/network/schedule.ts';
import { withoutFonts, withoutScripts } from '../../../../quality/bench/network/script-free.ts';

const profile = { name: 'test', down: 20_000_000, up: 20_000_000, roundTripMs: 100 };

async function serveBytes(bytes: number): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.alloc(bytes))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

/** Milliseconds until all bytes of a response have arrived through a network. */
async function transferMs(bytes: number): Promise<{ ms: number; receivedBytes: number }> {
  const { server, port } = await serveBytes(bytes);
  const network = await openNetwork(profile, port);
  const start = performance.now();
  const socket = connect(network.port, '127.0.0.1').resume();
  socket.write('GET');
  await once(socket, 'end');
  const ms = performance.now() - start;
  socket.destroy();
  await network.close();
  server.close();
  return { ms, receivedBytes: network.receivedBytes() };
}

test('takes two round trips for what fits into the first window: the handshake and the request', async () => {
  const { ms, receivedBytes } = await transferMs(14_000);
  expect(receivedBytes).toBe(14_000);
  expect(ms).toBeGreaterThanOrEqual(195);
});

test('takes one more round trip for each doubling of the window', async () => {
  const { ms } = await transferMs(90_000);
  expect(ms).toBeGreaterThanOrEqual(395);
  const { ms: less } = await transferMs(30_000);
  expect(less).toBeGreaterThanOrEqual(295);
  expect(ms - less).toBeGreaterThan(50);
});

test('runs functions in the order of their times, and those of equal times in the order of the calls', async () => {
  const seen: string[] = [];
  const schedule = createSchedule();
  const soon = performance.now() + 20;
  await new Promise<void>((resolve) => {
    schedule(soon + 20, resolve);
    schedule(soon, () => seen.push('second'));
    schedule(soon, () => seen.push('third'));
    schedule(soon - 10, () => seen.push('first'));
  });
  expect(seen).toEqual(['first', 'second', 'third']);
});

test('keeps the structured data of a page without scripts and fonts', () => {
  const html =
    '<style>@font-face{font-family:a;src:url(/a.woff2)}p{}</style><link rel="preload" href="/a.woff2" as="font"/>' +
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(withoutFonts(withoutScripts(html))).toBe('<style>p{}</style><script type="application/ld+json">{}</script>');
});
