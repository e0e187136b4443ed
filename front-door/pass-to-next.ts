import type { IncomingMessage } from 'node:http';
import type { Config } from '#lib/config.ts';
import { clientNetwork, isLoopback } from '#lib/rate-limits/client-network.ts';
import { recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import type { FrontResponse } from './front-response.ts';
import type { Site } from './load-site.ts';
import type { PacedRequest, UploadPace } from './request-body.ts';
import { sendProblem } from './problem.ts';

type Limits = Pick<Config['connections'], 'requestsPerAddress' | 'limitsLoopback'>;
type Queue = { running: number; waiting: Set<() => void> };

/** A handler that runs longer probably waits for a disk or a network, not for the processor: its slot goes to the next request. */
const slotMs = 250;
/** More waiting requests of one client than this are refused. */
const maxWaiting = 128;

/**
 * Lets the handlers work on only a few requests of one client network at once, so that a flood from one client
 * delays that client only. With `hasLimits` false nothing waits.
 */
export function createClientQueue({ requestsPerAddress, limitsLoopback }: Limits, hasLimits: boolean) {
  const queues = new Map<string, Queue>();

  function releaseSlot(network: string, queue: Queue): void {
    queue.running -= 1;
    const [next] = queue.waiting;
    if (next) next();
    else if (queue.running === 0) queues.delete(network);
  }

  function takeSlot(network: string, queue: Queue, response: FrontResponse): void {
    queue.running += 1;
    let isTaken = true;
    const release = () => {
      if (!isTaken) return;
      isTaken = false;
      clearTimeout(timer);
      releaseSlot(network, queue);
    };
    const timer = setTimeout(release, slotMs).unref();
    response.once('close', release);
  }

  /** Whether the handler may start, at once or after a wait. False: too many requests wait, or the client is gone. */
  return (address: string, response: FrontResponse): boolean | Promise<boolean> => {
    const network = clientNetwork(address);
    if (!hasLimits || (!limitsLoopback && isLoopback(network))) return true;
    const queue = queues.get(network) ?? { running: 0, waiting: new Set() };
    queues.set(network, queue);
    if (queue.running < requestsPerAddress) {
      takeSlot(network, queue, response);
      return true;
    }
    if (queue.waiting.size >= maxWaiting) {
      recordLimitHit('requests_per_address');
      return false;
    }
    return new Promise((resolve) => {
      const settle = (mayStart: boolean) => {
        queue.waiting.delete(start);
        response.off('close', giveUp);
        if (mayStart) takeSlot(network, queue, response);
        resolve(mayStart);
      };
      const start = () => settle(true);
      const giveUp = () => settle(false);
      queue.waiting.add(start);
      response.once('close', giveUp);
    });
  };
}

type ClientQueue = ReturnType<typeof createClientQueue>;

const perTurn = 4;

/** How many requests have started in this turn. */
let startedInTurn = 0;
const waitingForTurn: (() => void)[] = [];

function nextTurn(): void {
  const next = waitingForTurn.splice(0, perTurn);
  startedInTurn = next.length;
  if (startedInTurn > 0) setImmediate(nextTurn);
  for (const start of next) start();
}

/**
 * Starts only a few requests in one turn of the event loop. Node accepts one new connection per turn: with many requests in each, a new
 * visitor would wait for seconds to be accepted.
 */
export function waitForLoopTurn(): Promise<void> | undefined {
  if (startedInTurn === 0) setImmediate(nextTurn);
  if (startedInTurn === perTurn) return new Promise((resolve) => waitingForTurn.push(resolve));
  startedInTurn += 1;
  return undefined;
}

/** What the front door needs for every request. */
export type FrontDoor = {
  siteUrl: string;
  trustedProxies: number;
  /** Undefined in development, where Next renders every page and serves every file. */
  site: Site | undefined;
  queue: ClientQueue;
  uploadPace: UploadPace;
  next: (request: IncomingMessage, response: FrontResponse) => Promise<void>;
};

export type RequestContext = { request: PacedRequest; response: FrontResponse };

type PassOptions = {
  url: string;
  path?: string;
  allow?: string;
  /** For the log and metrics, never an address. */
  pattern: string;
  policy?: string | undefined;
  /** The handler reads the body while it arrives, as an upload. */
  isUpload?: boolean;
  /** The response stays open: it does not take one of the client's slots. */
  isStream?: boolean;
};

/** Prepares a request and its response for Next at an internal address. */
export function prepareForNext(
  door: FrontDoor,
  { request, response }: RequestContext,
  { url, path = '', allow = 'GET, HEAD', pattern, policy }: PassOptions,
): void {
  request.url = url;
  response.pattern = pattern;
  if (door.site) response.finishWith({ siteUrl: door.siteUrl, path, allow, policy });
}

function hasBody({ headers }: PacedRequest): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** Waits for one of the client's slots. False: the handler must not run; the client, if it is still connected, has its response. */
async function waitForSlot({ queue }: FrontDoor, { request, response }: RequestContext): Promise<boolean> {
  const mayStart = await queue(String(request.headers['x-client-address']), response);
  if (mayStart) await waitForLoopTurn();
  else if (!response.destroyed) sendProblem(response, 'limited', { 'retry-after': '1' });
  return mayStart;
}

/**
 * Passes a request to Next at an internal address. The body arrives before a slot is taken, so that a slow one blocks none; only an upload takes its
 * slot first. A client that leaves meanwhile reaches no handler.
 */
export async function passToNext(door: FrontDoor, context: RequestContext, pass: PassOptions): Promise<void> {
  const { request, response } = context;
  const isBodyAwaited = !pass.isUpload && hasBody(request);
  const sendContinue = () => request.headers.expect !== undefined && response.writeContinue();
  if (isBodyAwaited) {
    sendContinue();
    await request.waitForBody();
  }
  if (response.destroyed || response.headersSent) return;
  if (!pass.isStream && !(await waitForSlot(door, context))) return;
  if (!isBodyAwaited) sendContinue();
  prepareForNext(door, context, pass);
  await door.next(request, response);
}
