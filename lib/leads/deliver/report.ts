import 'server-only';
import type { ClaimedDelivery, DeliveryOutcome } from '../model.ts';
import type { DeliveryLog } from './delivery-store.ts';
import type { SendResult } from './send-result.ts';

export function reportOutcome(
  log: DeliveryLog,
  { channel, earlierAttempts, lead }: ClaimedDelivery,
  result: SendResult,
  outcome: DeliveryOutcome,
): void {
  const context = { reference: lead.reference, channel, tries: earlierAttempts + 1 };
  if (result.status === 'delivered' && result.refused) log.error({ event: 'recipients_refused', ...context, refused: result.refused });
  if (result.status === 'retry' && result.alarm) log.error({ event: 'destination_misconfigured', ...context, error: result.error });
  if (outcome.status === 'delivered')
    log.info({
      event: outcome.skippedBecause ? 'mail_not_sent' : 'delivered',
      ...context,
      ...(outcome.skippedBecause ? { reason: outcome.skippedBecause } : {}),
    });
  if (outcome.status === 'dead') log.error({ event: 'dead_letter', ...context, error: outcome.error });
  if (outcome.status === 'retry') {
    log.warn({ event: 'delivery_retry', ...context, error: outcome.error, nextAt: new Date(outcome.nextAt).toISOString() });
  }
}
