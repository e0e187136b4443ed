import type { WebhookResponse } from '../../../tests/support/services/webhook-server.ts';
import { type Fault, sleepSeconds } from './fault.ts';

/** A webhook target with failing responses for some seconds. */
export const webhookFault = (name: string, response: WebhookResponse, seconds = 4): Fault => ({
  name: `webhook: ${name}`,
  async happen({ webhook }) {
    webhook.respondWith(response);
    await sleepSeconds(seconds);
    webhook.respondWith({ status: 200 });
  },
});

export const webhookFaults: readonly Fault[] = [
  webhookFault('500', { status: 500 }),
  webhookFault('429 with Retry-After', { status: 429, headers: { 'retry-after': '2' } }),
  webhookFault('410', { status: 410 }),
  webhookFault('closes the connection', 'cut'),
  webhookFault('hangs', 'hang', 8),
  webhookFault('sends one byte and stops', { status: 200, body: 'slow' }, 8),
  webhookFault('endless response', { status: 200, body: 'endless' }),
  webhookFault('redirects to a private address', { status: 307, headers: { location: 'http://10.0.0.1/' } }),
];
