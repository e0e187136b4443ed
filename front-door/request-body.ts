import { IncomingMessage, type ServerResponse } from 'node:http';
import { isUploadPath } from '#lib/forms/upload-paths.ts';
import { prefersPage } from '#lib/http/request-headers.ts';
import { isFormType, maxEncodingFactor } from '#lib/http/read-body.ts';
import { sendProblem } from './problem.ts';

const kilobyte = 1024;
const megabyte = 1_048_576;
const bodyTimeoutMs = 30_000;
const drainTimeoutMs = 5_000;

/** The longest JSON body; an encoded form may be `maxEncodingFactor` times as long. */
const maxJsonBytes = 64 * kilobyte;

/** The longest time that an upload may take; every other body has 30 s. */
export const uploadTimeoutMs = 300_000;

/** A form without JavaScript may be this large: its handler then restores the page with what was typed. */
const restoredPageBytes = 64 * megabyte;

/** Whether a request brings files to a path that takes them. */
export function isUpload({ headers }: IncomingMessage, pathname: string): boolean {
  const contentType = headers['content-type']?.trimStart().toLowerCase();
  return isUploadPath(pathname) && isFormType(contentType) && contentType?.startsWith('multipart/') === true;
}

function limitsOf(request: IncomingMessage, pathname: string): { bytes: number; timeoutMs: number } {
  const { headers } = request;
  const isForm = isFormType(headers['content-type']);
  const hasFiles = isUpload(request, pathname);
  const timeoutMs = hasFiles ? uploadTimeoutMs : bodyTimeoutMs;
  if (isForm && prefersPage(headers.accept)) return { bytes: restoredPageBytes, timeoutMs };
  if (hasFiles) return { bytes: 26 * megabyte, timeoutMs };
  return { bytes: isForm ? maxJsonBytes * maxEncodingFactor : maxJsonBytes, timeoutMs };
}

/** Reads and drops the rest of a body after the response, for a few seconds, so that the client gets to read the response. */
export function drainBody(request: PacedRequest, response: ServerResponse): void {
  // Node removes the socket from the request after the response.
  const { socket } = request;
  // Runs before Node's own listener, which would read the rest of the body at full speed.
  response.prependOnceListener('finish', () => {
    if (request.complete) return;
    request.drain();
    setTimeout(() => !request.complete && socket.destroy(), drainTimeoutMs).unref();
  });
}

/**
 * Refuses a body with too large a Content-Length (413), and one that does not arrive in time (408). Handlers count bodies of
 * unknown length. True if the request may go on.
 */
export function admitBody(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
  const { bytes, timeoutMs } = limitsOf(request, pathname);
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > bytes) {
    // A moderate body is drained so that the client gets to read the response; a huge one is cut off.
    sendProblem(response, 'tooLarge', length > 64 * megabyte ? { connection: 'close' } : {});
    request.resume();
    return false;
  }
  if (length > 0 || request.headers['transfer-encoding'] !== undefined) {
    const timer = setTimeout(() => {
      if (request.complete) return;
      sendProblem(response, 'timeout', { connection: 'close' });
      response.once('finish', () => request.destroy());
    }, timeoutMs);
    response.once('close', () => clearTimeout(timer));
  }
  return true;
}

/** How many bytes a client may send faster than its rate: one or two photos are never slowed down. */
const burstBytes = 16 * megabyte;
const maxTrackedClients = 1_000;

/**
 * Counts the bytes of each client and returns how many ms to wait before more is read, so that all its uploads together keep to
 * `bytesPerSecond` (0: no limit). Without a limit a flood over a fast line leaves no time for other visitors.
 */
export function createUploadPace(bytesPerSecond: number, now = Date.now) {
  const burstMs = (burstBytes / bytesPerSecond) * 1000;
  /** For each client: the time at which its bytes so far would have arrived at the allowed rate. */
  const arrivedAt = new Map<string, number>();

  function forgetIdle(): void {
    for (const [network, at] of arrivedAt) if (at < now() - burstMs) arrivedAt.delete(network);
  }

  return (network: string, bytes: number): number => {
    if (bytesPerSecond === 0) return 0;
    if (arrivedAt.size >= maxTrackedClients) forgetIdle();
    const at = Math.max(arrivedAt.get(network) ?? 0, now() - burstMs) + (bytes / bytesPerSecond) * 1000;
    arrivedAt.set(network, at);
    return Math.max(0, at - now());
  };
}

export type UploadPace = ReturnType<typeof createUploadPace>;

/**
 * A request whose body is read no faster than a pace allows: a function that returns, for the number of bytes that arrived, how many ms to wait before
 * more is read.
 * A handler cannot slow a body down: Next reads it as fast as it arrives, into memory.
 */
export class PacedRequest extends IncomingMessage {
  #pace: ((bytes: number) => number) | undefined;
  #isWaiting = false;
  #isDraining = false;
  #isBuffered = false;
  #onBuffered: (() => void) | undefined;

  paceBody(pace: (bytes: number) => number): void {
    this.#pace = pace;
  }

  /** Waits, without reading it, until the whole body has arrived or fills the buffer. Resolves also when the client is gone. */
  async waitForBody(): Promise<void> {
    if (this.#isBuffered || this.destroyed) return;
    await new Promise<void>((resolve) => {
      this.#onBuffered = resolve;
      this.once('close', resolve);
    });
  }

  /** Reads the rest of the body at the same pace and keeps none of it. Node itself would read it as fast as it arrives once the response is sent. */
  drain(): void {
    this.#isDraining = true;
    this.#readMore(this.readableHighWaterMark);
    this.resume();
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    const mayGoOn = this.#isDraining && chunk !== null ? true : super.push(chunk, encoding);
    if (!mayGoOn) {
      this.#isBuffered = true;
      this.#onBuffered?.();
    }
    const waitMs = chunk instanceof Uint8Array ? (this.#pace?.(chunk.length) ?? 0) : 0;
    if (waitMs === 0) return mayGoOn;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      this.#readMore(this.readableHighWaterMark);
    }, waitMs);
    return false;
  }

  override _read(size: number): void {
    if (!this.#isWaiting) this.#readMore(size);
  }

  /** After the response Node has removed the socket, and its own `_read` would throw. */
  #readMore(size: number): void {
    if (this.socket?.readable) super._read(size);
  }
}
