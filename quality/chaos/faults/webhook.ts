import type { WebhookResponse } from '../../../tests/support/services/webhook-server.ts';
import { type Fault, seconds } from './fault.ts';

/** A webhook target with failing responses for some seconds. */
export const hook = (name: string, response: WebhookResponse, lasts = 4): Fault => ({
  name: `webhook: ${name}`,
  async happen({ webhook }) {
    webhook.become(response);
    await seconds(lasts);
    webhook.become({ status: 200 });
  },
});

export const webhookFaults: readonly Fault[] = [
  hook('500', { status: 500 }),
  hook('429 with Retry-After', { status: 429, headers: { 'retry-after': '2' } }),
  hook('410', { status: 410 }),
  hook('closes the connection', 'cut'),
  hook('hangs', 'hang', 8),
  hook('sends one byte and stops', { status: 200, body: 'slow' }, 8),
  hook('endless response', { status: 200, body: 'endless' }),
  hook('redirects to a private address', { status: 307, headers: { location: 'http://10.0.0.1/' } }),
];
