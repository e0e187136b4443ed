import { setTimeout as sleep } from 'node:timers/promises';
import { deliverDue } from '#lib/leads/deliver/delivery-loops.ts';
import { findLead, deliveryStateOf, type StoredDelivery } from '#lib/leads/store/read-leads.ts';
import { formatMinute } from './verb.ts';

/** The server may hold a lease of a minute. */
const maxWaitMs = 65_000;

/** The table of deliveries with its head. */
export function deliveryRows(deliveries: readonly StoredDelivery[]): string[][] {
  return [
    ['CHANNEL', 'STATE', 'ATTEMPTS', 'DELIVERED', 'NEXT ATTEMPT', 'LAST ERROR'],
    ...deliveries.map((delivery) => [
      ...[
        delivery.update > 0 ? `${delivery.channel} (update ${delivery.update})` : delivery.channel,
        deliveryStateOf(delivery),
        String(delivery.attempts),
        formatMinute(delivery.deliveredAt),
        formatMinute(delivery.nextAt),
      ],
      delivery.lastError ?? '–',
    ]),
  ];
}

/** Sends what is due and waits until no delivery of the lead is under way here or in the server. */
export async function deliverNow(reference: string): Promise<StoredDelivery[]> {
  const deadline = Date.now() + maxWaitMs;
  await deliverDue();
  for (;;) {
    const deliveries = (await findLead(reference))?.deliveries ?? [];
    if (!deliveries.some((delivery) => deliveryStateOf(delivery) === 'sending') || Date.now() > deadline) return deliveries;
    await sleep(200);
  }
}
