import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { type Door, type Exchange, type Pass, prepare, waitForHandler } from './door.ts';
import { bodyBytes } from './limits.ts';

/** The handler of a route below `app/api`, called without Next. */
export type PostHandler = (request: Request) => Promise<Response>;

/** The handler of JSON posts to an address, registered by `instrumentation.ts`; other bodies go through Next. */
export function postHandlerOf(pathname: string, { method, headers }: IncomingMessage): PostHandler | undefined {
  if (method !== 'POST' || !headers['content-type']?.trimStart().toLowerCase().startsWith('application/json')) return undefined;
  const posts: unknown = Reflect.get(globalThis, Symbol.for('agency.posts'));
  const taker: unknown = posts instanceof Map ? posts.get(pathname) : undefined;
  return typeof taker === 'function' ? (request) => taker(request) : undefined;
}

/** Reads a body, or enough of it to know that it is too long: its handler refuses it. Rejects if the client disconnects. */
function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let total = 0;
    const done = () => resolve(Buffer.concat(parts, total));
    const take = (part: Buffer) => {
      parts.push(part);
      total += part.length;
      if (total <= bodyBytes) return;
      request.off('data', take).pause();
      done();
    };
    request.on('data', take).once('end', done).once('error', reject).once('close', reject);
  });
}

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] satisfies [string, string]]));
}

/** Responds to a post with its handler. A client that disconnects or is too slow gets no response from here. */
export async function respondToPost(door: Door, exchange: Exchange, pass: Pass, take: PostHandler): Promise<void> {
  const { request, response } = exchange;
  prepare(door, exchange, pass);
  const body = await readBytes(request).catch(() => undefined);
  if (!(await waitForHandler(door, exchange))) return;
  if (!body || response.headersSent || response.destroyed) return;
  const post = { method: 'POST', headers: headersOf(request), body: new Uint8Array(body) };
  const answer = await take(new Request(new URL(pass.url, door.siteUrl), post));
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (response.headersSent || response.destroyed) return;
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}
