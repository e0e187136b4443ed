import type { AlarmRecords, AlarmRecord } from '#lib/leads/store/alarm-records.ts';

export function memoryAlarmRecords(): AlarmRecords {
  const records = new Map<string, AlarmRecord>();
  return {
    read: async (what) => records.get(what),
    async write(what, next, before) {
      const now = records.get(what);
      if (now?.at !== before?.at || now?.dead !== before?.dead) return false;
      records.set(what, next);
      return true;
    },
  };
}
