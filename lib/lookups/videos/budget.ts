import 'server-only';
import { log } from '#lib/log.ts';
import type { Shelf } from './shelf.ts';

export type Budget = {
  /** Takes units for a call, or says that the day has too few left. */
  take: (units: number, now?: Date) => Promise<boolean>;
  /** The source says that the day's units are used up. */
  exhaust: (now?: Date) => Promise<void>;
};

/** YouTube counts its units by the day in California. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

function failed(error: unknown): false {
  log.warn({ event: 'video_budget_failed', error: error instanceof Error ? error.name : 'unknown' });
  return false;
}

/** Units that all instances together may spend in a day. What cannot be counted is not spent. */
export function createBudget(unitsPerDay: number, shelf: Pick<Shelf, 'spend' | 'spendAll'>): Budget {
  return {
    take: (units, now = new Date()) => shelf.spend(day.format(now), units, unitsPerDay).catch(failed),
    async exhaust(now = new Date()) {
      await shelf.spendAll(day.format(now), unitsPerDay).catch(failed);
    },
  };
}
