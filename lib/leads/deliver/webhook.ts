import 'server-only';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { errorLabel } from '#lib/error-code.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import type { SendResult } from './delivery-store.ts';
import { type Resolve, resolveTarget } from './target.ts';
import { whenAborted } from './channel-worker.ts';

/** When a `Retry-After` header (seconds or HTTP date) asks for the next attempt, as epoch ms; at most a day ahead, never in the past. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const wanted = /^\d{1,15}$/.test(text) ? now + Number(text) * 1000 : /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(wanted) ? undefined : Math.min(Math.max(wanted, now), now + dayMs);
}

type WebhookSettings = {
  url: string;
  secret: Buffer | undefined;
  allowPrivate: readonly string[];
  clockSkewMs?: number;
};

type WebhookRequest = { url: URL; body: string; headers: Record<string, string>; lookup: LookupFunction; signal: AbortSignal };
type WebhookResponse = { status: number; retryAfter: string | undefined };

const timeoutMs = 15_000;
const responseLimitBytes = 20_480;
const misconfigured = new Set([401, 403, 404, 405]);

async function drainBody(response: IncomingMessage): Promise<void> {
  let read = 0;
  for await (const chunk of response) {
    read += chunk.length;
    if (read >= responseLimitBytes) break;
  }
}

function sendRequest({ url, body, headers, lookup, signal }: WebhookRequest): Promise<WebhookResponse> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = open(url, { method: 'POST', agent: false, lookup, signal, headers });
    request.on('error', reject);
    request.once('close', () => reject(new Error('closed without a response')));
    request.once('response', (response) => {
      // The status decides; an error in the rest of the response changes nothing.
      request
        .removeAllListeners('close')
        .removeAllListeners('error')
        .on('error', () => undefined);
      drainBody(response)
        .catch(() => undefined)
        .finally(() => {
          request.destroy();
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
        });
    });
    request.end(body);
  });
}

function resultOfResponse({ status, retryAfter }: WebhookResponse, now: number): SendResult {
  if (status >= 200 && status < 300) return { status: 'delivered' };
  const error = `webhook ${status}`;
  if (status === 410) return { status: 'dead', error };
  const notBefore = status === 429 || status === 503 ? parseRetryAfter(retryAfter, now) : undefined;
  const alarm = (status >= 300 && status < 400) || misconfigured.has(status);
  return { status: 'retry', error, ...(alarm ? { alarm } : {}), ...(notBefore === undefined ? {} : { notBefore }) };
}

function resultOfError(failure: unknown): SendResult {
  const code = errorLabel(failure);
  if (/^(ABORT_ERR|AbortError|TimeoutError)$/.test(code)) return { status: 'retry', error: 'webhook timeout' };
  const alarm = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/.test(code);
  return { status: 'retry', error: `webhook ${code}`, ...(alarm ? { alarm } : {}) };
}

/** Headers of the Standard Webhooks specification. Without a secret the signature is left out. */
function signatureHeaders(id: string, body: string, now: number, secret: Buffer | undefined): Record<string, string> {
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(now / 1000)) };
  if (!secret) return headers;
  return { ...headers, 'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, new Date(now), body) };
}

/** Posts a signed JSON body to the webhook: public addresses only, no redirects, 15 s in all. `id` is the same at every attempt. Never rejects. */
export async function sendWebhook(id: string, body: string, settings: WebhookSettings, signal: AbortSignal, resolve?: Resolve): Promise<SendResult> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const url = new URL(settings.url);
    const target = await Promise.race([resolveTarget(url, settings.allowPrivate, resolve), whenAborted(limit)]);
    if (target.status === 'refused') return { status: 'retry', error: 'webhook target refused', alarm: true };
    const now = Date.now() - (settings.clockSkewMs ?? 0);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'agency-site',
      ...signatureHeaders(id, body, now, settings.secret),
    };
    return resultOfResponse(await sendRequest({ url, body, headers, lookup: target.lookup, signal: limit }), Date.now());
  } catch (failure) {
    return resultOfError(failure);
  }
}
