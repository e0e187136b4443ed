import type { AlarmRecords, AlarmRecord } from '#lib/leads/store/alarm-records.ts';

export function memoryAlarmRecords(): AlarmRecords {
  const records = new Map<string, AlarmRecord>();
  return {
    read: async (subject) => records.get(subject),
    async write(subject, next, before) {
      const now = records.get(subject);
      if (now?.mailedAt !== before?.mailedAt || now?.deadLetters !== before?.deadLetters) return false;
      records.set(subject, next);
      return true;
    },
  };
}
