import { createServer } from 'node:http';
import { closeServer, listenLow } from './listen.ts';

export type JsonResponse = { status: number; body: unknown };

/** A real HTTP server that responds to GET with JSON. It can hang, fail and recover. Collects the address of every call. */
export async function startJsonServer(respond: (url: URL, headers: Headers) => JsonResponse) {
  let mode: 'normal' | 'hang' | JsonResponse = 'normal';
  const calls: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service.example');
    calls.push(url);
    if (mode === 'hang') return;
    const { status, body } =
      mode === 'normal' ? respond(url, new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))) : mode;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const port = await listenLow(server);
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    setMode(next: typeof mode): void {
      mode = next;
    },
    stop: () => closeServer(server),
  };
}
