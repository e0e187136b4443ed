import 'server-only';
import { errorLabel } from '#lib/error-code.ts';
import { recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import { log } from '#lib/log.ts';
import type { Spending } from '#lib/rate-limits/spending.ts';

export type Budget = {
  /** Takes units; false when the day has too few left. */
  take: (units: number, now?: Date) => Promise<boolean>;
  /** Marks the day's units as used up. */
  exhaust: (now?: Date) => Promise<void>;
};

/** What all instances together may spend on a paid source per day of its time zone. */
export type BudgetRule = { name: 'videos' | 'address' | 'usdot'; unitsPerDay: number; timeZone?: string };

function logFailure(error: unknown): false {
  log.warn({ event: 'lookup_budget_failed', error: errorLabel(error) });
  return false;
}

/** The daily budget of a source. When the count fails, nothing may be spent. */
export function createBudget({ name, unitsPerDay, timeZone = 'America/New_York' }: BudgetRule, spending: Spending): Budget {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  const dayOf = (now: Date) => ({ name, day: format.format(now) });

  async function spend(units: number, now: Date): Promise<boolean> {
    const isTaken = await spending.spend(dayOf(now), units, unitsPerDay);
    if (!isTaken) recordLimitHit(`${name}_budget`, now.getTime());
    return isTaken;
  }

  return {
    take: (units, now = new Date()) => spend(units, now).catch(logFailure),
    async exhaust(now = new Date()) {
      await spending.spendAll(dayOf(now), unitsPerDay).catch(logFailure);
    },
  };
}
