import 'server-only';

/** A day (YYYY-MM-DD) of one paid source, whose units are those of its quota, such as calls. */
export type SourceDay = { name: string; day: string };

/** Counts the units that all instances use. `spend` and `spendAll` reject while the store is unavailable. */
export type Spending = {
  /** Adds units to what the source has used on that day. False, and nothing added, if the total would exceed `limit`. */
  spend: (day: SourceDay, units: number, limit: number) => Promise<boolean>;
  /** Marks all units of that day as used. */
  spendAll: (day: SourceDay, limit: number) => Promise<void>;
};
