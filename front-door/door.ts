import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import type { ClientQueue } from './client-queue.ts';
import type { Site } from './load-site.ts';
import type { PacedRequest } from './paced-request.ts';
import { sendProblem } from './problem.ts';
import { inTurn } from './turns.ts';
import type { UploadPace } from './upload-pace.ts';

/** What every request is answered with. */
export type Door = {
  siteUrl: string;
  trustedProxies: number;
  /** Undefined in development, where Next makes every page and file. */
  site: Site | undefined;
  queue: ClientQueue;
  uploadPace: UploadPace;
  next: (request: IncomingMessage, response: Answer) => Promise<void>;
};

export type Exchange = { request: PacedRequest; response: Answer };

export type Pass = { url: string; path?: string; allow?: string; pattern: string; policy?: string | undefined };

/** Makes a request and its answer ready for what makes the answer, under an internal address. */
export function prepare(door: Door, { request, response }: Exchange, { url, path = '', allow = 'GET, HEAD', pattern, policy }: Pass): void {
  request.url = url;
  response.pattern = pattern;
  if (door.site) response.dress({ siteUrl: door.siteUrl, path, allow });
  if (policy) response.setHeader('content-security-policy', policy);
  if (request.headers.expect !== undefined) response.writeContinue();
}

/** Waits until a handler may work on a request. False: it must not, and the client, if it is still there, has its answer. */
export async function waitForHandler({ queue }: Door, { request, response }: Exchange): Promise<boolean> {
  const mayStart = (await queue(String(request.headers['x-client-address']), response)) ?? true;
  if (mayStart) await inTurn();
  else if (!response.destroyed) sendProblem(response, 'limited', { 'retry-after': '1' });
  return mayStart;
}

/** Lets Next answer under an internal address. */
export async function passToNext(door: Door, exchange: Exchange, pass: Pass): Promise<void> {
  if (!(await waitForHandler(door, exchange))) return;
  prepare(door, exchange, pass);
  await door.next(exchange.request, exchange.response);
}
