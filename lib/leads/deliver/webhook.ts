import 'server-only';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { errorLabel } from '#lib/error-code.ts';
import { readRetryAfter } from './retry-after.ts';
import type { SendResult } from './send-result.ts';
import { signatureHeaders } from './signature.ts';
import { type Resolve, resolveTarget } from './target.ts';
import { whenAborted } from './when-aborted.ts';

export type WebhookSettings = {
  url: string;
  secret: Buffer | undefined;
  allowPrivate: readonly string[] /** By how much this clock is wrong: receivers refuse times that are. */;
  aheadMs?: number;
};

type Post = { url: URL; body: string; headers: Record<string, string>; lookup: LookupFunction; signal: AbortSignal };
type Answer = { status: number; retryAfter: string | undefined };

const timeoutMs = 15_000;
const answerLimit = 20_480;
const misconfigured = new Set([401, 403, 404, 405]);

/** Lets a polite server finish its answer, but reads no more than the limit. */
async function discard(answer: IncomingMessage): Promise<void> {
  let read = 0;
  for await (const chunk of answer) {
    read += chunk.length;
    if (read >= answerLimit) break;
  }
}

function post({ url, body, headers, lookup, signal }: Post): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = open(url, { method: 'POST', agent: false, lookup, signal, headers });
    sent.on('error', reject);
    sent.once('close', () => reject(new Error('closed without an answer')));
    sent.once('response', (answer) => {
      // The status line decides; how the rest of the answer ends changes nothing.
      sent
        .removeAllListeners('close')
        .removeAllListeners('error')
        .on('error', () => undefined);
      discard(answer)
        .catch(() => undefined)
        .finally(() => {
          sent.destroy();
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        });
    });
    sent.end(body);
  });
}

function readAnswer({ status, retryAfter }: Answer, now: number): SendResult {
  if (status >= 200 && status < 300) return { status: 'delivered' };
  const error = `webhook ${status}`;
  if (status === 410) return { status: 'dead', error };
  const notBefore = status === 429 || status === 503 ? readRetryAfter(retryAfter, now) : undefined;
  const alarm = (status >= 300 && status < 400) || misconfigured.has(status);
  return { status: 'retry', error, ...(alarm ? { alarm } : {}), ...(notBefore === undefined ? {} : { notBefore }) };
}

function readFailure(failure: unknown): SendResult {
  const code = errorLabel(failure);
  if (/^(ABORT_ERR|AbortError|TimeoutError)$/.test(code)) return { status: 'retry', error: 'webhook timeout' };
  const alarm = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/.test(code);
  return { status: 'retry', error: `webhook ${code}`, ...(alarm ? { alarm } : {}) };
}

/**
 * Posts one JSON body, signed, to the relay target: public addresses only, no redirect followed, 15 s in all. `id` is the
 * same at every try. Never rejects.
 */
export async function sendWebhook(id: string, body: string, settings: WebhookSettings, signal: AbortSignal, resolve?: Resolve): Promise<SendResult> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const url = new URL(settings.url);
    const target = await Promise.race([resolveTarget(url, settings.allowPrivate, resolve), whenAborted(limit)]);
    if (target.status === 'refused') return { status: 'retry', error: 'webhook target refused', alarm: true };
    const now = Date.now() - (settings.aheadMs ?? 0);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'agency-site',
      ...signatureHeaders(id, body, now, settings.secret),
    };
    return readAnswer(await post({ url, body, headers, lookup: target.lookup, signal: limit }), Date.now());
  } catch (failure) {
    return readFailure(failure);
  }
}
