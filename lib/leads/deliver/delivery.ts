import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Channel, channels } from '../model.ts';
import { createChannelWorker, outageLog } from './channel-worker.ts';
import type { DeliveryStore, DeliveryLog, Send } from './delivery-store.ts';
import { errorLabel } from '#lib/error-code.ts';

export type DeliveryParts = {
  store: DeliveryStore;
  senders: Record<Channel, Send>;
  scheduleSeconds: readonly number[];
  log: DeliveryLog;
  eraseExpired: () => Promise<unknown>;
  watch?: () => Promise<unknown>;
  sweepMs?: number;
  pollMs?: number;
  waitForIdle?: (signal: AbortSignal) => Promise<void>;
  stopLimitMs?: number;
};
export type Delivery = ReturnType<typeof createDelivery>;

const dayMs = 86_400_000;

/** A worker for each channel, and a sweep that starts deliveries whose wake-up was lost. */
export function createDelivery({ senders, eraseExpired, watch, sweepMs = 60_000, stopLimitMs = 45_000, ...parts }: DeliveryParts) {
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
        void watch?.();
      }, sweepMs).unref();
    },
    async stop(): Promise<void> {
      clearInterval(sweeper);
      await Promise.race([Promise.all(workers.map((worker) => worker.stop())), sleep(stopLimitMs, undefined, { ref: false })]);
    },
  };
}
