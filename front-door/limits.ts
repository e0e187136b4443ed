import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadPaths } from '#lib/forms/upload-paths.ts';
import { prefersPage } from '#lib/http/prefers-page.ts';
import { isFormType, mostEncoding } from '#lib/http/read-body.ts';
import { sendProblem } from './problem.ts';

const kilobyte = 1024;
const bodyTimeoutMs = 30_000;
const restMs = 5_000;

/** The longest body that is no upload, in bytes. */
export const bodyBytes = 64 * kilobyte;

/** An upload may be this slow in all; every other request has 30 s. */
export const uploadTimeoutMs = 300_000;

/** A plain form that is too large goes on to its handler up to here, which shows it again with what was typed. */
const shownAgainBytes = 64 * kilobyte * kilobyte;

function limitsOf({ headers }: IncomingMessage, pathname: string): { bytes: number; timeoutMs: number } {
  const isForm = isFormType(headers['content-type']);
  const isUpload = isForm && uploadPaths.includes(pathname) && headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/');
  const timeoutMs = isUpload ? uploadTimeoutMs : bodyTimeoutMs;
  if (isForm && prefersPage(headers.accept)) return { bytes: shownAgainBytes, timeoutMs };
  if (isUpload) return { bytes: 26 * kilobyte * kilobyte, timeoutMs };
  return { bytes: isForm ? bodyBytes * mostEncoding : bodyBytes, timeoutMs };
}

/** Reads and drops what is still to come of a body once it is answered, so that the client gets to the answer; but not for long. */
export function dropRest(request: IncomingMessage, response: ServerResponse): void {
  // Gone from the request once it is answered.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    setTimeout(() => !request.complete && socket.destroy(), restMs).unref();
  });
}

/**
 * Refuses a body whose length is told and too large (413), and one that does not arrive in time (408). Bodies of unknown
 * length are counted by the handlers. True when the request may go on.
 */
export function admitBody(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
  const { bytes, timeoutMs } = limitsOf(request, pathname);
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > bytes) {
    // The rest of a moderate body is read and dropped, so that the client gets to the answer; a huge one is cut off.
    sendProblem(response, 'tooLarge', length > 64 * kilobyte * kilobyte ? { connection: 'close' } : {});
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
