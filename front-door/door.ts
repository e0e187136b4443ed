import type { IncomingMessage } from 'node:http';
import type { FrontResponse } from './front-response.ts';
import type { ClientQueue } from './client-queue.ts';
import type { Site } from './load-site.ts';
import type { PacedRequest } from './paced-request.ts';
import { sendProblem } from './problem.ts';
import { waitForStart } from './wait-for-start.ts';
import type { UploadPace } from './upload-pace.ts';

/** What the front door needs for every request. */
export type Door = {
  siteUrl: string;
  trustedProxies: number;
  /** Undefined in development, where Next renders every page and serves every file. */
  site: Site | undefined;
  queue: ClientQueue;
  uploadPace: UploadPace;
  next: (request: IncomingMessage, response: FrontResponse) => Promise<void>;
};

export type Exchange = { request: PacedRequest; response: FrontResponse };

export type Pass = { url: string; path?: string; allow?: string; pattern: string; policy?: string | undefined };

/** Prepares a request and its response for a handler at an internal address. */
export function prepare(door: Door, { request, response }: Exchange, { url, path = '', allow = 'GET, HEAD', pattern, policy }: Pass): void {
  request.url = url;
  response.pattern = pattern;
  if (door.site) response.finishWith({ siteUrl: door.siteUrl, path, allow });
  if (policy) response.setHeader('content-security-policy', policy);
  if (request.headers.expect !== undefined) response.writeContinue();
}

/** Waits until a handler may start. False: it must not, and the client, if it is still connected, has its response. */
export async function waitForHandler({ queue }: Door, { request, response }: Exchange): Promise<boolean> {
  const mayStart = (await queue(String(request.headers['x-client-address']), response)) ?? true;
  if (mayStart) await waitForStart();
  else if (!response.destroyed) sendProblem(response, 'limited', { 'retry-after': '1' });
  return mayStart;
}

/** Passes a request to Next at an internal address. */
export async function passToNext(door: Door, exchange: Exchange, pass: Pass): Promise<void> {
  if (!(await waitForHandler(door, exchange))) return;
  prepare(door, exchange, pass);
  await door.next(exchange.request, exchange.response);
}
