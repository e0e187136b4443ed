import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { type Door, type Exchange, type Pass, prepare, waitForHandler } from './door.ts';
import { bodyBytes } from './limits.ts';

/** Takes a posted form: the handler of its route below `app/api`, without what Next does around it. */
export type TakePost = (request: Request) => Promise<Response>;

/** What takes posts of JSON at an address, once the delivery of leads has started (`instrumentation.ts`); other bodies are left to Next. */
export function takerOf(pathname: string, { method, headers }: IncomingMessage): TakePost | undefined {
  if (method !== 'POST' || !headers['content-type']?.trimStart().toLowerCase().startsWith('application/json')) return undefined;
  const posts: unknown = Reflect.get(globalThis, Symbol.for('agency.posts'));
  const taker: unknown = posts instanceof Map ? posts.get(pathname) : undefined;
  return typeof taker === 'function' ? (request) => taker(request) : undefined;
}

/** The bytes of a body, or as many as tell that it is too long: then its handler refuses it. Rejects where the client goes away before its end. */
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

/** Answers a post by its handler. Who goes away before the end of the body, or is too slow with it, gets no answer from here. */
export async function answerPost(door: Door, exchange: Exchange, pass: Pass, take: TakePost): Promise<void> {
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
