import { once } from 'node:events';
import { createServer, request as send, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createUploadPace, drainBody, PacedRequest } from '#front-door/request-body.ts';
import { listenLow } from '#tests/support/services/listen.ts';

const megabyte = 1_048_576;

/** Posts a body of the given number of bytes to a server that reads it under a pace; resolves with what arrived and in how many ms. */
async function post(bytes: number, paceOf: () => (bytes: number) => number, isRead = true): Promise<{ bytes: number; ms: number }> {
  const server = createServer({ IncomingMessage: PacedRequest, ServerResponse }, (incoming, response) => {
    let total = 0;
    incoming.paceBody(paceOf());
    const end = () => response.end(String(total));
    if (isRead) incoming.on('data', (part: Buffer) => (total += part.length)).once('end', end);
    else incoming.resume().once('end', end);
  });
  const port = await listenLow(server);
  const start = performance.now();
  const outgoing = send({ port, host: '127.0.0.1', method: 'POST' }).end(Buffer.alloc(bytes));
  const [response] = await once(outgoing, 'response');
  let text = '';
  for await (const part of response) text += String(part);
  server.close();
  return { bytes: Number(text), ms: performance.now() - start };
}

describe('a paced request', () => {
  test('can be drained after Node has removed its socket', () => {
    const request = new PacedRequest(new Socket());
    Reflect.set(request, 'socket', null);
    expect(() => request.drain()).not.toThrow();
  });

  test('reads the whole body as fast as it arrives when the pace allows it', async () => {
    const { bytes, ms } = await post(8 * megabyte, () => () => 0);
    expect(bytes).toBe(8 * megabyte);
    expect(ms).toBeLessThan(2_000);
  });

  test('reads no faster than the pace, and loses nothing', async () => {
    const pace = createUploadPace(32 * megabyte);
    const { bytes, ms } = await post(40 * megabyte, () => (part) => pace('client', part));
    expect(bytes).toBe(40 * megabyte);
    expect(ms).toBeGreaterThan(600);
  });

  test('drains a body at the same pace', async () => {
    const pace = createUploadPace(32 * megabyte);
    const { ms } = await post(40 * megabyte, () => (part) => pace('client', part), false);
    expect(ms).toBeGreaterThan(600);
  });

  test.each([true, false])('drains the rest of a body after the response at the same pace; read by a handler: %s', async (isRead) => {
    const pace = createUploadPace(32 * megabyte);
    let read = 0;
    const completed = Promise.withResolvers<void>();
    const server = createServer({ IncomingMessage: PacedRequest, ServerResponse }, (incoming, response) => {
      incoming.paceBody((part) => pace('client', part));
      drainBody(incoming, response);
      if (isRead) incoming.on('data', (part: Buffer) => (read += part.length));
      incoming.once('end', completed.resolve);
      response.end('refused');
    });
    const port = await listenLow(server);
    const start = performance.now();
    const outgoing = send({ port, host: '127.0.0.1', method: 'POST' }).end(Buffer.alloc(40 * megabyte));
    const [response] = await once(outgoing, 'response');
    response.resume();
    await completed.promise;
    server.close();
    expect(performance.now() - start).toBeGreaterThan(600);
    expect(read).toBeLessThan(megabyte);
  });
});
