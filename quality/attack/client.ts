import { Agent, request } from 'node:http';

/** How a request ended: its status, or the code of a connection fault, and after how many ms. */
export type Sent = { outcome: number | string; ms: number };
export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer | string };

/** A client with an address of its own, and connections that stay open. */
export function createClient({ host, port }: { host: string; port: number }, from: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from });
  return {
    /** Sends one request and reads the whole answer; a connection fault is told by its code. */
    send: ({ method = 'GET', path, headers = {}, body }: Call): Promise<Sent> =>
      new Promise((resolve) => {
        const start = performance.now();
        const done = (outcome: number | string) => resolve({ outcome, ms: performance.now() - start });
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
        const sent = request({ host, port, path, method, agent, headers: { ...length, ...headers } }, (answer) => {
          answer.resume();
          answer.once('end', () => done(answer.statusCode ?? 0));
          answer.once('error', () => done('cut'));
        });
        sent.setTimeout(120_000, () => sent.destroy());
        sent.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
