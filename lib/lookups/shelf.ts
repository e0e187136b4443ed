import 'server-only';

/** A day (YYYY-MM-DD) of one paid source. */
export type BudgetDay = { name: string; day: string };

/** Counts what all instances spend. Each may reject: the store can be away. */
export type Spending = {
  /** Spends units of a day unless that would be more than `most`. */
  spend: (day: BudgetDay, units: number, most: number) => Promise<boolean>;
  spendAll: (day: BudgetDay, most: number) => Promise<void>;
};

/** Where all instances keep what was found, and count the units of a day. */
export type Shelf = Spending & {
  read: (key: string) => Promise<{ answer: string; at: number } | undefined>;
  keep: (key: string, answer: string, now: number) => Promise<void>;
};
