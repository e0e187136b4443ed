import type { DeliveryStore, DeliveryLog } from '#lib/leads/deliver/delivery-store.ts';
import type { Channel, ClaimedDelivery, DeliveryOutcome } from '#lib/leads/model.ts';
import { sampleDelivery, sampleLead } from './sample-lead.ts';

type Kept = ClaimedDelivery & { nextAt: number | null; leaseBy?: string; outcomes: DeliveryOutcome[] };

/** A delivery store in memory, with leases. `away` makes every call fail. */
export function memoryStore() {
  const kept: Kept[] = [];
  const state = { away: false, claims: 0 };
  const check = () => {
    if (state.away) throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
  };
  const store: DeliveryStore = {
    async claimDeliveries(channel, { limit, now, leaseMs, worker }) {
      check();
      state.claims += 1;
      const due = kept.filter((one) => one.channel === channel && one.nextAt !== null && one.nextAt <= now).slice(0, limit);
      return due.map((one) => {
        one.earlierAttempts += 1;
        one.nextAt = now + leaseMs;
        one.leaseBy = worker;
        return { id: one.id, channel, earlierAttempts: one.earlierAttempts - 1, uncertainAttempts: one.uncertainAttempts, lead: one.lead };
      });
    },
    async finishDelivery(id, worker, outcome) {
      check();
      const one = kept.find((delivery) => delivery.id === id && delivery.leaseBy === worker);
      if (!one) return false;
      one.outcomes.push(outcome);
      one.nextAt = outcome.status === 'retry' ? outcome.nextAt : null;
      delete one.leaseBy;
      return true;
    },
    async nextDueAt(channel) {
      check();
      const times = kept.flatMap((one) => (one.channel === channel && one.nextAt !== null ? [one.nextAt] : []));
      return times.length > 0 ? Math.min(...times) : null;
    },
  };
  return {
    store,
    state,
    kept,
    add(channel: Channel, id: string): Kept {
      const lead = sampleLead({ reference: id.toUpperCase() });
      const one: Kept = { ...sampleDelivery({ id, channel, lead }), nextAt: 0, outcomes: [] };
      kept.push(one);
      return one;
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

export async function until(holds: () => boolean, limitMs = 5000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`not reached within ${limitMs} ms: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
