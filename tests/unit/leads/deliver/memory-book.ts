import type { AlarmBook, Told } from '#lib/leads/store/alarms.ts';

/** A book of alarms in memory. */
export function memoryBook(): AlarmBook {
  const told = new Map<string, Told>();
  return {
    read: async (what) => told.get(what),
    async write(what, next, before) {
      const now = told.get(what);
      if (now?.at !== before?.at || now?.dead !== before?.dead) return false;
      told.set(what, next);
      return true;
    },
  };
}
