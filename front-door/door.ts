import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import type { Site } from './load-site.ts';
import { inTurn } from './turns.ts';

/** What every request is answered with. */
export type Door = {
  siteUrl: string;
  trustedProxies: number;
  /** Undefined in development, where Next makes every page and file. */
  site: Site | undefined;
  next: (request: IncomingMessage, response: Answer) => Promise<void>;
};

export type Exchange = { request: IncomingMessage; response: Answer };

export type Pass = { url: string; path?: string; allow?: string; pattern: string; policy?: string | undefined };

/** Makes a request and its answer ready for what makes the answer, under an internal address. */
export function prepare(door: Door, { request, response }: Exchange, { url, path = '', allow = 'GET, HEAD', pattern, policy }: Pass): void {
  request.url = url;
  response.pattern = pattern;
  if (door.site) response.dress({ siteUrl: door.siteUrl, path, allow });
  if (policy) response.setHeader('content-security-policy', policy);
  if (request.headers.expect !== undefined) response.writeContinue();
}

/** Lets Next answer under an internal address. */
export function passToNext(door: Door, exchange: Exchange, pass: Pass): Promise<void> {
  const { request, response } = exchange;
  prepare(door, exchange, pass);
  const turn = request.method === 'POST' ? inTurn() : undefined;
  return turn ? turn.then(() => door.next(request, response)) : door.next(request, response);
}
