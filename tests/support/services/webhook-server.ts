import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenLow } from './listen.ts';

/**
 * One response: a status with headers and a body, none at all, a closed connection, or a body without end (`endless` sends without pause, `slow`
 * sends one byte and waits).
 */
export type WebhookResponse =
  | { status: number; headers?: Record<string, string>; body?: string }
  | { status: number; body: 'endless' | 'slow' }
  | 'hang'
  | 'cut';

export type ReceivedCall = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function sendEndlessly(response: ServerResponse): void {
  if (response.destroyed) return;
  if (response.write('x'.repeat(8192))) setImmediate(sendEndlessly, response);
  else response.once('drain', () => sendEndlessly(response));
}

function sendResponse(scripted: WebhookResponse, request: IncomingMessage, response: ServerResponse): void {
  if (scripted === 'hang') return;
  if (scripted === 'cut') {
    request.socket.destroy();
    return;
  }
  response.writeHead(scripted.status, 'headers' in scripted ? scripted.headers : {});
  if (scripted.body === 'endless') sendEndlessly(response);
  else if (scripted.body === 'slow') response.write('x');
  else response.end(scripted.body);
}

/** A real HTTP server that responds by a script; its last response is repeated. Collects every call. */
export async function startWebhookServer(script: readonly WebhookResponse[] = [{ status: 200 }]) {
  let responses = [...script];
  const calls: ReceivedCall[] = [];
  let sentBytes = 0;
  const server = createServer(async (request, response) => {
    const body = await read(request).catch(() => undefined);
    if (body === undefined) return;
    calls.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    const scripted = responses.length > 1 ? responses.shift() : responses[0];
    response.once('close', () => {
      sentBytes += response.socket?.bytesWritten ?? request.socket.bytesWritten;
    });
    sendResponse(scripted ?? { status: 200 }, request, response);
  });
  const port = await listenLow(server);
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    calls,
    sentBytes: () => sentBytes,
    respondWith(...next: WebhookResponse[]): void {
      responses = next;
    },
    stop: () => closeServer(server),
  };
}
