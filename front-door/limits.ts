import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadPaths } from '#lib/forms/upload-paths.ts';
import { prefersPage } from '#lib/http/request-headers.ts';
import { isFormType, maxEncodingFactor } from '#lib/http/read-body.ts';
import type { PacedRequest } from './paced-request.ts';
import { sendProblem } from './problem.ts';

const kilobyte = 1024;
const megabyte = 1_048_576;
const bodyTimeoutMs = 30_000;
const drainTimeoutMs = 5_000;

/** The longest body other than an upload, in bytes. */
const bodyBytes = 64 * kilobyte;

/** The longest time that an upload may take; every other request has 30 s. */
export const uploadTimeoutMs = 300_000;

/** A form without JavaScript may be this large: its handler then restores the page with what was typed. */
const restoredPageBytes = 64 * megabyte;

/** Whether a request brings files to a path that takes them. */
export function isUpload({ headers }: IncomingMessage, pathname: string): boolean {
  const contentType = headers['content-type']?.trimStart().toLowerCase();
  return uploadPaths.includes(pathname) && isFormType(contentType) && contentType?.startsWith('multipart/') === true;
}

function limitsOf(request: IncomingMessage, pathname: string): { bytes: number; timeoutMs: number } {
  const { headers } = request;
  const isForm = isFormType(headers['content-type']);
  const hasFiles = isUpload(request, pathname);
  const timeoutMs = hasFiles ? uploadTimeoutMs : bodyTimeoutMs;
  if (isForm && prefersPage(headers.accept)) return { bytes: restoredPageBytes, timeoutMs };
  if (hasFiles) return { bytes: 26 * megabyte, timeoutMs };
  return { bytes: isForm ? bodyBytes * maxEncodingFactor : bodyBytes, timeoutMs };
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
