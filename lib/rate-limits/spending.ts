import 'server-only';

/** A day (YYYY-MM-DD) of one paid source. */
export type BudgetDay = { name: string; day: string };

/** Counts the units that all instances spend. Both reject while the store is unavailable. */
export type Spending = {
  /** Spends units of a day unless its sum would exceed `limit`. */
  spend: (day: BudgetDay, units: number, limit: number) => Promise<boolean>;
  spendAll: (day: BudgetDay, limit: number) => Promise<void>;
};
