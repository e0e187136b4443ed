import 'server-only';
import { errorLabel } from '#lib/error-code.ts';
import { type AlarmParts, raiseAlarm, type Alarm } from './raise-alarm.ts';

type Health = { oldestSeconds: number; deadLetters: number };
export type WatchParts = AlarmParts & { health: (now: number) => Promise<Health> };

const lateSeconds = 900;
const subject = 'deliveries';

function describeAlarm({ oldestSeconds, deadLetters }: Health): Alarm {
  const findings = [
    ...(deadLetters > 0 ? [`${deadLetters} deliveries were given up. See them with: npm run leads -- list --status dead`] : []),
    ...(oldestSeconds > lateSeconds ? [`The oldest delivery has been waiting for ${Math.floor(oldestSeconds / 60)} minutes.`] : []),
  ];
  return {
    ...{ subject, deadLetters, event: 'deliveries_late' },
    title: 'Requests are not being delivered',
    opening: 'Every request is safe in the store, but not every one has reached you.',
    findings,
    advice: 'Mend the mail server or the webhook, then send again with: npm run leads -- replay --dead',
  };
}

/** Returns a check that raises an alarm for a new dead letter or a delivery that waits for over 15 minutes. The check never rejects. */
export function createAlarm({ health, ...parts }: WatchParts): (now?: number) => Promise<void> {
  return async (now = Date.now()) => {
    try {
      const state = await health(now);
      const recorded = await parts.records.read(subject);
      const isLate = state.oldestSeconds > lateSeconds || state.deadLetters > (recorded?.deadLetters ?? 0);
      if (!isLate) {
        if (recorded && state.deadLetters < recorded.deadLetters)
          await parts.records.write(subject, { ...recorded, deadLetters: state.deadLetters }, recorded);
        return;
      }
      await raiseAlarm(describeAlarm(state), parts, now);
    } catch (failure) {
      parts.log.warn({ event: 'alarm_failed', error: errorLabel(failure) });
    }
  };
}
