import type { DeliveryStore, DeliveryLog } from '#lib/leads/deliver/delivery-store.ts';
import type { Channel, ClaimedDelivery, DeliveryOutcome } from '#lib/leads/model.ts';
import { sampleDelivery, sampleLead } from './sample-lead.ts';

type QueuedDelivery = ClaimedDelivery & { nextAt: number | null; leaseBy?: string; outcomes: DeliveryOutcome[] };

/** A delivery store in memory, with leases. `state.unavailable` makes every call reject. */
export function memoryStore() {
  const queue: QueuedDelivery[] = [];
  const state = { unavailable: false, claims: 0 };
  const check = () => {
    if (state.unavailable) throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
  };
  const store: DeliveryStore = {
    async claimDeliveries(channel, { limit, now, leaseMs, claimId }) {
      check();
      state.claims += 1;
      const due = queue.filter((queued) => queued.channel === channel && queued.nextAt !== null && queued.nextAt <= now).slice(0, limit);
      return due.map((queued) => {
        queued.earlierAttempts += 1;
        queued.nextAt = now + leaseMs;
        queued.leaseBy = claimId;
        return {
          id: queued.id,
          channel,
          earlierAttempts: queued.earlierAttempts - 1,
          uncertainAttempts: queued.uncertainAttempts,
          lead: queued.lead,
        };
      });
    },
    async finishDelivery(id, claimId, outcome) {
      check();
      const queued = queue.find((entry) => entry.id === id && entry.leaseBy === claimId);
      if (!queued) return false;
      queued.outcomes.push(outcome);
      queued.nextAt = outcome.status === 'retry' ? outcome.nextAt : null;
      delete queued.leaseBy;
      return true;
    },
    async nextDueAt(channel) {
      check();
      const times = queue.flatMap((queued) => (queued.channel === channel && queued.nextAt !== null ? [queued.nextAt] : []));
      return times.length > 0 ? Math.min(...times) : null;
    },
  };
  return {
    store,
    state,
    queue,
    add(channel: Channel, id: string): QueuedDelivery {
      const lead = sampleLead({ reference: id.toUpperCase() });
      const queued: QueuedDelivery = { ...sampleDelivery({ id, channel, lead }), nextAt: 0, outcomes: [] };
      queue.push(queued);
      return queued;
    },
  };
}

export function memoryLog() {
  const lines: Record<string, unknown>[] = [];
  const keep = (level: string) => (line: object) => {
    lines.push({ level, ...line });
  };
  const log: DeliveryLog = { info: keep('info'), warn: keep('warn'), error: keep('error') };
  return { log, lines, events: () => lines.map(({ event }) => event) };
}
