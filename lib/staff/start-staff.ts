import 'server-only';
import { startOverdueAlarm } from './overdue-alarm.ts';

/** Starts what the desk does without a request. The store is prepared before. */
export function startStaff(): void {
  startOverdueAlarm();
}
