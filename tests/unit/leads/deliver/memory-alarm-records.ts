import type { AlarmRecords, AlarmRecord } from '#lib/leads/store/alarm-records.ts';

export function memoryAlarmRecords(): AlarmRecords {
  const records = new Map<string, AlarmRecord>();
  return {
    read: async (alarmId) => records.get(alarmId),
    async write(alarmId, next, before) {
      const stored = records.get(alarmId);
      if (stored?.mailedAt !== before?.mailedAt || stored?.count !== before?.count) return false;
      records.set(alarmId, next);
      return true;
    },
  };
}
