import 'server-only';
import { Webhook } from 'standardwebhooks';

/** Headers of the Standard Webhooks specification. Without a secret the signature is left out. */
export function signatureHeaders(id: string, body: string, now: number, secret: Buffer | undefined): Record<string, string> {
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(now / 1000)) };
  if (!secret) return headers;
  return { ...headers, 'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, new Date(now), body) };
}
