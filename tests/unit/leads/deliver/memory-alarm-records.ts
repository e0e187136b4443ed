import type { AlarmRecords, AlarmRecord } from '#lib/leads/store/alarm-records.ts';

export function memoryAlarmRecords(): AlarmRecords {
  const records = new Map<string, AlarmRecord>();
  return {
    read: async (subject) => records.get(subject),
    async write(subject, next, before) {
      const stored = records.get(subject);
      if (stored?.mailedAt !== before?.mailedAt || stored?.deadLetters !== before?.deadLetters) return false;
      records.set(subject, next);
      return true;
    },
  };
}
