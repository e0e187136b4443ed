import 'server-only';
import type { StoredDelivery } from './store/read-leads.ts';

type DeliveryState = 'delivered' | 'not sent' | 'dead' | 'sending' | 'held' | 'pending' | 'retrying';

export function stateOf(delivery: StoredDelivery, now = Date.now()): DeliveryState {
  if (delivery.deliveredAt !== null) return delivery.lastError === null ? 'delivered' : 'not sent';
  if (delivery.failedAt !== null) return 'dead';
  if (delivery.leaseUntil !== null && delivery.leaseUntil > now) return 'sending';
  if (delivery.nextAt === null) return 'held';
  return delivery.lastError === null ? 'pending' : 'retrying';
}

export function allDelivered(deliveries: readonly StoredDelivery[]): boolean {
  return deliveries.every((delivery) => delivery.deliveredAt !== null);
}
