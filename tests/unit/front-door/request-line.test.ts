import { createServer as createHttpServer } from 'node:http';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { consumeLineIfExact, keepLatestBytes } from '../../../front-door/check-request.ts';

/** Sends requests one after another on one connection; returns for each whether its line was found exactly. */
async function sendAll(...requests: readonly string[]): Promise<string[]> {
  const http = createHttpServer((request, response) => {
    request.resume();
    request.once('end', () => response.end(`<${consumeLineIfExact(request)}>`));
  });
  const server = createServer((socket) => {
    http.emit('connection', socket);
    keepLatestBytes(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const results: string[] = [];
  for (const request of requests) {
    client.write(request);
    const [bytes]: Buffer[] = await once(client, 'data', { signal: AbortSignal.timeout(5_000) });
    results.push(/<(\w+)>/.exec(String(bytes))?.[1] ?? '');
  }
  client.destroy();
  server.close();
  return results;
}

const get = (line: string, ...headers: readonly string[]) => [line, 'Host: x', ...headers, '', ''].join('\r\n');

test('finds the line of each request on a connection', async () => {
  expect(await sendAll(get('GET /a HTTP/1.1'), get('GET /b HTTP/1.1'), get('GET /a HTTP/1.1'))).toEqual(['true', 'true', 'true']);
});

test('refuses a line with repeated spaces', async () => {
  expect(await sendAll(get('GET  /a HTTP/1.1'))).toEqual(['false']);
});

test('refuses a line with repeated spaces whose text is in a header', async () => {
  expect(await sendAll(get('GET  /a HTTP/1.1', 'X-A: GET /a HTTP/1.1'))).toEqual(['false']);
  expect(await sendAll(get('GET /b HTTP/1.1', 'X-A: GET /a HTTP/1.1'), get('GET  /a HTTP/1.1'))).toEqual(['true', 'false']);
});

test('accepts a request whose line another client wrote into a header of the request before', async () => {
  expect(await sendAll(get('GET /a HTTP/1.1', 'X-A: GET /b HTTP/1.1'), get('GET /b HTTP/1.1'))).toEqual(['true', 'true']);
});

test('finds the line after a body that ends without a line end', async () => {
  const body = 'not a line: GET /b HTTP/1.1 end';
  expect(await sendAll(get('POST /a HTTP/1.1', `Content-Length: ${body.length}`) + body, get('GET /b HTTP/1.1'))).toEqual(['true', 'true']);
});
