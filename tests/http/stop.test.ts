import { connect } from 'node:net';
import { inspect } from 'node:util';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../support/site/server.ts';

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test('responds to the request in flight at SIGTERM, then ends with code 0', async () => {
  const server = await startServer();
  const body = '{"not": "a lead"}';
  const socket = connect(server.port, '127.0.0.1');
  let response = '';
  socket.on('data', (data) => (response += String(data)));
  await once(socket, 'connect');
  socket.write(head('/api/webhook-relay', body.length) + body.slice(0, 5));
  await sleep(200);

  const stopped = server.stop();
  await sleep(1500);
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  socket.write(body.slice(5));
  await once(socket, 'close');
  expect(response).toMatch(/^HTTP\/1.1 4\d\d [\s\S]*connection: close/i);
  expect(await stopped).toBe(0);
  expect(server.logs()).toContain('"lost":0');
});

test('responds to every request over open connections until the shutdown closes them', async () => {
  const server = await startServer();
  const outcomes: string[] = [];
  const visitor = async () => {
    for (;;) {
      try {
        const response = await fetch(`${server.url}/api/nothing`);
        await response.text();
        outcomes.push(String(response.status));
      } catch (error) {
        outcomes.push(inspect(error).match(/code: '(\w+)'/)?.[1] ?? String(error));
        return;
      }
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  await sleep(500);
  expect(await server.stop()).toBe(0);
  await Promise.all(visitors);
  expect(outcomes.length).toBeGreaterThan(100);
  expect(new Set(outcomes)).toEqual(new Set(['404', 'ECONNREFUSED']));
});

test('an idle connection does not delay the shutdown', async () => {
  const server = await startServer();
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const start = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - start).toBeLessThan(5000);
  socket.destroy();
});
