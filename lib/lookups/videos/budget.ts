import 'server-only';

export type Budget = {
  /** Takes units for a call, or says that the day has too few left. */
  take: (units: number, now?: Date) => boolean;
  /** The source says that the day's units are used up. */
  exhaust: (now?: Date) => void;
};

/** YouTube counts its units by the day in California. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/** Units that this process may spend in a day. */
export function createBudget(unitsPerDay: number): Budget {
  let today = '';
  let left = unitsPerDay;
  const turn = (now: Date) => {
    const date = day.format(now);
    if (date !== today) left = unitsPerDay;
    today = date;
  };
  return {
    take(units, now = new Date()) {
      turn(now);
      if (units > left) return false;
      left -= units;
      return true;
    },
    exhaust(now = new Date()) {
      turn(now);
      left = 0;
    },
  };
}
