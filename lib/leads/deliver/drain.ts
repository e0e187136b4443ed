import 'server-only';
import { config } from '#lib/config.ts';
import { limitHits } from '#lib/limits/limit-hits.ts';
import { log } from '#lib/log.ts';
import { telemetry } from '#lib/telemetry/telemetry.ts';
import { watchKeyFile } from '../key-file.ts';
import { runRetention, sweepUploads } from '../retention.ts';
import { alarmBook } from '../store/alarms.ts';
import { claimDeliveries, finishDelivery, nextDueAt, outboxHealth } from '../store/deliveries.ts';
import { isDiskLow } from '../store/storage.ts';
import { leadDb } from '../store/store.ts';
import { createAlarm } from './alarm.ts';
import { createLimitAlarm } from './limit-alarm.ts';
import { waitForIdle } from '../request-traffic.ts';
import { setWakeDelivery } from '../wake-delivery.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { createPost } from './post.ts';
import { createSenders } from './senders.ts';

declare global {
  var leadDelivery: Delivery | undefined;
}

/** What is looked after at each sweep: deliveries that hang, limits that were reached, the key file, and files that no request came for. */
function watcher(): () => Promise<unknown> {
  const parts = { book: alarmBook(), post: createPost(config()), settings: config(), log };
  const alarms = [createAlarm({ health: outboxHealth, ...parts }), createLimitAlarm({ hits: limitHits, isDiskLow, ...parts })];
  return () => {
    watchKeyFile();
    return Promise.allSettled([...alarms.map((alarm) => alarm()), sweepUploads()]);
  };
}

/** Several bundles of one process hold a copy of this module each; the loops must run once. */
function delivery(): Delivery {
  globalThis.leadDelivery ??= createDelivery({
    door: { claimDeliveries, finishDelivery, nextDueAt },
    senders: createSenders(config(), () => leadDb().aheadMs()),
    scheduleSeconds: config().retryScheduleSeconds,
    log,
    waitForIdle,
    retain: () => runRetention(),
    watch: watcher(),
  });
  return globalThis.leadDelivery;
}

/** Sends everything that is due now, on all channels at once; resolves when each was tried. Never rejects. */
export function drainNow(): Promise<void> {
  return delivery().drain();
}

/** Starts the delivery loops of this process; a second call does nothing. Does not wait for the database. */
export function startLoops(): void {
  telemetry()?.watch('outbox.oldest', 's', async () => (await outboxHealth(Date.now())).oldestSeconds);
  telemetry()?.watch('outbox.dead', '1', async () => (await outboxHealth(Date.now())).deadLetters);
  delivery().start();
  setWakeDelivery(delivery().wake);
}

export { wakeDelivery as wake } from '../wake-delivery.ts';

/** Takes no more deliveries and waits for the sends in flight, at most 45 s. */
export async function stopLoops(): Promise<void> {
  await globalThis.leadDelivery?.stop();
}

/** Leaves `stopLoops` where the front door, another bundle of this process, finds it: `globalThis[Symbol.for('agency.shutdown')]`. */
export function registerShutdown(): void {
  Object.assign(globalThis, { [Symbol.for('agency.shutdown')]: stopLoops });
}
