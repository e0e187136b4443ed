import 'server-only';
import type { Channel } from '#lib/leads/model.ts';
import { type Store, store } from '#lib/leads/store/store.ts';

/** A delivery that is waiting or was given up. Times are epoch ms. */
export type OpenDelivery = {
  id: string;
  reference: string;
  channel: Channel;
  attempts: number;
  queuedAt: number;
  nextAt: number | null;
  lastError: string | null;
  failedAt: number | null;
};

const maxDeliveries = 100;

/** The oldest deliveries that are not delivered, without those of quarantined and erased leads; dead letters first. */
export function openDeliveries({ db }: Store = store()): Promise<OpenDelivery[]> {
  return db.all<OpenDelivery>(
    `select delivery.id, reference, channel, attempts, queued_at as "queuedAt", next_at as "nextAt", last_error as "lastError",
       failed_at as "failedAt" from delivery join lead on lead.id = lead_id
       where delivered_at is null and erased_at is null and quarantined_at is null and (failed_at is not null or next_at is not null)
       order by case when failed_at is null then 1 else 0 end, queued_at limit ${maxDeliveries}`,
  );
}
