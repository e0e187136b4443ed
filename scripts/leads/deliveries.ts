import { setTimeout as sleep } from 'node:timers/promises';
import { drainNow } from '#lib/leads/deliver/drain.ts';
import { findLead, type StoredDelivery } from '#lib/leads/store/read-leads.ts';
import { minute } from './print.ts';

/** A lease lasts a minute; the server may hold one of ours. */
const longestWaitMs = 65_000;

/** What became of a delivery, in one word. */
export function stateOf(delivery: StoredDelivery, now = Date.now()): string {
  if (delivery.deliveredAt !== null) return delivery.lastError === null ? 'delivered' : 'not sent';
  if (delivery.failedAt !== null) return 'dead';
  if (delivery.leaseUntil !== null && delivery.leaseUntil > now) return 'sending';
  if (delivery.nextAt === null) return 'held';
  return delivery.lastError === null ? 'pending' : 'retrying';
}

/** Rows for a table of deliveries, its head included. */
export function deliveryRows(deliveries: readonly StoredDelivery[]): string[][] {
  return [
    ['CHANNEL', 'STATE', 'TRIES', 'DELIVERED', 'NEXT TRY', 'LAST ERROR'],
    ...deliveries.map((delivery) => [
      ...[delivery.channel, stateOf(delivery), String(delivery.attempts), minute(delivery.deliveredAt), minute(delivery.nextAt)],
      delivery.lastError ?? '–',
    ]),
  ];
}

/** Sends what is due and waits until no delivery of the lead is in flight, also not in the server. Answers how they stand. */
export async function deliverNow(reference: string): Promise<StoredDelivery[]> {
  const deadline = Date.now() + longestWaitMs;
  await drainNow();
  for (;;) {
    const deliveries = (await findLead(reference))?.deliveries ?? [];
    if (!deliveries.some((delivery) => stateOf(delivery) === 'sending') || Date.now() > deadline) return deliveries;
    await sleep(200);
  }
}

export function allDelivered(deliveries: readonly StoredDelivery[]): boolean {
  return deliveries.every((delivery) => delivery.deliveredAt !== null);
}
