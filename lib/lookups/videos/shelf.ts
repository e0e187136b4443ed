import 'server-only';

/** Where all instances keep what was found, and count the units of a day. Each may reject: the store can be away. */
export type Shelf = {
  read: (key: string) => Promise<{ answer: string; at: number } | undefined>;
  keep: (key: string, answer: string, now: number) => Promise<void>;
  /** Spends units of a day unless that would be more than `most`. */
  spend: (day: string, units: number, most: number) => Promise<boolean>;
  spendAll: (day: string, most: number) => Promise<void>;
};
