import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { config } from '#lib/config.ts';
import { limitHits } from '#lib/rate-limits/limit-hits.ts';
import { log } from '#lib/log.ts';
import { telemetry } from '#lib/telemetry/telemetry.ts';
import { errorLabel } from '#lib/error-code.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { restoreKeyFile } from '../key-file.ts';
import { runRetention, sweepUploads } from '../retention.ts';
import { alarmRecords } from '../store/alarm-records.ts';
import { claimDeliveries, finishDelivery, nextDueAt, deliveryHealth } from '../store/deliveries.ts';
import { isDiskLow } from '../store/storage.ts';
import { store } from '../store/store.ts';
import { createLimitCheck } from './limit-alarm.ts';
import { setWakeDelivery, waitForIdle } from '../delivery-signals.ts';
import { createSenders, makeContinueLink } from './senders.ts';
import { createMailer } from './mailer.ts';
import { type Alarm, type AlarmParts, raiseAlarm } from './raise-alarm.ts';
import { type Channel, channels } from '../model.ts';
import { createChannelWorker, outageLog } from './channel-worker.ts';
import type { DeliveryLog, DeliveryStore, Send } from './delivery-store.ts';

export type DeliveryParts = {
  store: DeliveryStore;
  senders: Record<Channel, Send>;
  scheduleSeconds: readonly number[];
  log: DeliveryLog;
  eraseExpired: () => Promise<unknown>;
  runChecks?: () => Promise<unknown>;
  sweepMs?: number;
  pollMs?: number;
  waitForIdle?: (signal: AbortSignal) => Promise<void>;
  stopLimitMs?: number;
};
export type DeliveryLoops = ReturnType<typeof createDeliveryLoops>;

/** A worker for each channel, and a sweep that starts deliveries whose wake-up was lost. */
export function createDeliveryLoops({ senders, eraseExpired, runChecks, sweepMs = 60_000, stopLimitMs = 45_000, ...parts }: DeliveryParts) {
  const outage = outageLog(parts.log);
  const workers = channels.map((channel) => createChannelWorker(channel, { ...parts, outage, send: senders[channel] }));
  let sweeper: NodeJS.Timeout | undefined;
  let erasedAt = 0;

  async function eraseDaily(): Promise<void> {
    const now = Date.now();
    if (now - erasedAt < dayMs) return;
    erasedAt = now;
    try {
      await eraseExpired();
    } catch (failure) {
      erasedAt = 0;
      parts.log.warn({ event: 'retention_failed', error: errorLabel(failure) });
    }
  }

  const wake = (): void => {
    for (const worker of workers) worker.wake();
  };

  return {
    wake,
    async deliverDue(): Promise<void> {
      await Promise.all(workers.map((worker) => worker.deliverDue()));
    },
    start(): void {
      for (const worker of workers) worker.start();
      sweeper ??= setInterval(() => {
        wake();
        void eraseDaily();
        void runChecks?.();
      }, sweepMs).unref();
    },
    async stop(): Promise<void> {
      clearInterval(sweeper);
      await Promise.race([Promise.all(workers.map((worker) => worker.stop())), sleep(stopLimitMs, undefined, { ref: false })]);
    },
  };
}

type Health = { oldestSeconds: number; deadLetters: number };
type CheckParts = AlarmParts & { health: (now: number) => Promise<Health> };

const lateSeconds = 900;
const alarmId = 'deliveries';

function describeAlarm({ oldestSeconds, deadLetters }: Health): Alarm {
  const findings = [
    ...(deadLetters > 0 ? [`${deadLetters} deliveries were given up. See them with: npm run leads -- list --status dead`] : []),
    ...(oldestSeconds > lateSeconds ? [`The oldest delivery has been waiting for ${Math.floor(oldestSeconds / 60)} minutes.`] : []),
  ];
  return {
    alarmId,
    count: deadLetters,
    event: 'deliveries_late',
    title: 'Leads are not being delivered',
    opening: 'Every lead is safe in the store, but not every one has reached you.',
    findings,
    advice: 'Repair the mail server or the webhook, then send again with: npm run leads -- replay --dead',
  };
}

/** Returns a check that raises an alarm for a new dead letter or a delivery that waits for over 15 minutes. The check never rejects. */
export function createDeliveryCheck({ health, ...parts }: CheckParts): (now?: number) => Promise<void> {
  return async (now = Date.now()) => {
    try {
      const state = await health(now);
      const recorded = await parts.records.read(alarmId);
      const needsAlarm = state.oldestSeconds > lateSeconds || state.deadLetters > (recorded?.count ?? 0);
      if (!needsAlarm) {
        if (recorded && state.deadLetters < recorded.count) await parts.records.write(alarmId, { ...recorded, count: state.deadLetters }, recorded);
        return;
      }
      await raiseAlarm(describeAlarm(state), parts, now);
    } catch (failure) {
      parts.log.warn({ event: 'alarm_failed', error: errorLabel(failure) });
    }
  };
}

declare global {
  var leadDelivery: DeliveryLoops | undefined;
}

function createChecks(): () => Promise<unknown> {
  const parts = { records: alarmRecords(), sendMail: createMailer(config()), settings: config(), log };
  const checks = [createDeliveryCheck({ health: deliveryHealth, ...parts }), createLimitCheck({ hits: limitHits, isDiskLow, ...parts })];
  return () => {
    restoreKeyFile();
    return Promise.allSettled([...checks.map((check) => check()), sweepUploads()]);
  };
}

/** Shared by the bundles of a process, each of which has a copy of this module: the loops must run once. */
function deliveryLoops(): DeliveryLoops {
  globalThis.leadDelivery ??= createDeliveryLoops({
    store: { claimDeliveries, finishDelivery, nextDueAt },
    senders: createSenders(config(), () => store().db.clockSkewMs(), makeContinueLink),
    scheduleSeconds: config().retryScheduleSeconds,
    log,
    waitForIdle,
    eraseExpired: () => runRetention(),
    runChecks: createChecks(),
  });
  return globalThis.leadDelivery;
}

/** Delivers everything that is due now, without starting the loops. */
export function deliverDue(): Promise<void> {
  return deliveryLoops().deliverDue();
}

/** Starts the delivery loops of this process; a second call does nothing. */
export function startLoops(): void {
  telemetry()?.watch('outbox.oldest', 's', async () => (await deliveryHealth(Date.now())).oldestSeconds);
  telemetry()?.watch('outbox.dead', '1', async () => (await deliveryHealth(Date.now())).deadLetters);
  deliveryLoops().start();
  setWakeDelivery(deliveryLoops().wake);
}

/** Claims no more deliveries and waits for the attempts under way, at most 45 s. */
export async function stopLoops(): Promise<void> {
  await globalThis.leadDelivery?.stop();
}

/** Registers `stopLoops` for the front door, another bundle of this process. */
export function registerShutdown(): void {
  Object.assign(globalThis, { [Symbol.for('agency.shutdown')]: stopLoops });
}
