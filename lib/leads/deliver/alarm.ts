import 'server-only';
import { errorLabel } from '#lib/error-code.ts';
import { type AlarmParts, raiseAlarm, type Trouble } from './raise-alarm.ts';

type Health = { oldestSeconds: number; deadLetters: number };
export type WatchParts = AlarmParts & { health: (now: number) => Promise<Health> };

/** A delivery that waits longer than this, in seconds, is one that a person should know of. */
const lateSeconds = 900;
const what = 'deliveries';

function troubleOf({ oldestSeconds, deadLetters }: Health): Trouble {
  const facts = [
    ...(deadLetters > 0 ? [`${deadLetters} deliveries were given up. See them with: npm run leads -- list --status dead`] : []),
    ...(oldestSeconds > lateSeconds ? [`The oldest delivery has been waiting for ${Math.floor(oldestSeconds / 60)} minutes.`] : []),
  ];
  return {
    ...{ what, dead: deadLetters, event: 'deliveries_late' },
    title: 'Requests are not being delivered',
    lead: 'Every request is safe in the store, but not every one has reached you.',
    facts,
    advice: 'Mend the mail server or the webhook, then send again with: npm run leads -- replay --dead',
  };
}

/**
 * Makes the watch over what is not delivered: a dead letter more than was told, or a delivery that waits for over 15
 * minutes, is told to the staff and to the log. Never rejects.
 */
export function createAlarm({ health, ...parts }: WatchParts): (now?: number) => Promise<void> {
  return async (now = Date.now()) => {
    try {
      const state = await health(now);
      const told = await parts.book.read(what);
      const isWrong = state.oldestSeconds > lateSeconds || state.deadLetters > (told?.dead ?? 0);
      if (!isWrong) {
        if (told && state.deadLetters < told.dead) await parts.book.write(what, { ...told, dead: state.deadLetters }, told);
        return;
      }
      await raiseAlarm(troubleOf(state), parts, now);
    } catch (failure) {
      parts.log.warn({ event: 'alarm_failed', error: errorLabel(failure) });
    }
  };
}
