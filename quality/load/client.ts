import { Agent, request } from 'node:http';

/** How a request ended: its status, or the code of a connection error; the response as text; and the time it took. */
export type Sent = { outcome: number | string; text: string; ms: number };
export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer | string };
export type Client = { send(call: Call): Promise<Sent>; close(): void };

/** Longer than the longest fault: a server that is suspended for two minutes responds after that. */
const timeoutMs = 240_000;

/** Sends requests over at most `connections` connections that stay open, from one address of this machine. Never rejects. */
export function createClient(origin: string, connections: number, from?: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, ...(from ? { localAddress: from } : {}) });
  return {
    send: ({ method = 'GET', path, headers = {}, body }) =>
      new Promise((resolve) => {
        const start = performance.now();
        const end = (outcome: number | string, text = '') => resolve({ outcome, text, ms: performance.now() - start });
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
        const sent = request(new URL(path, origin), { method, agent, headers: { ...length, ...headers } }, (response) => {
          let text = '';
          response.setEncoding('latin1').on('data', (part: string) => (text += part));
          response.once('end', () => end(response.statusCode ?? 0, text));
          response.once('error', () => end('cut'));
        });
        sent.setTimeout(timeoutMs, () => sent.destroy());
        sent.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'unknown'));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
