import 'server-only';
import { createHmac } from 'node:crypto';

/** Headers of the Standard Webhooks specification. Without a secret the signature is left out. */
export function signatureHeaders(id: string, body: string, now: number, secret: Buffer | undefined): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (!secret) return headers;
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { ...headers, 'webhook-signature': `v1,${signature}` };
}
