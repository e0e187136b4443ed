import 'server-only';
import type { Logger } from 'pino';
import type { Channel, ClaimedDelivery, DeliveryOutcome } from '../model.ts';
import type { SendResult } from './send-result.ts';
import type { ClaimOptions } from '../store/deliveries.ts';

/** What delivery needs of the store; times are epoch ms. */
export type DeliveryStore = {
  claimDeliveries(channel: Channel, options: ClaimOptions): Promise<ClaimedDelivery[]>;
  finishDelivery(id: string, worker: string, outcome: DeliveryOutcome, now: number): Promise<boolean>;
  nextDueAt(channel: Channel): Promise<number | null>;
};

/** Sends one delivery to its destination. Must end soon after `signal` is aborted. */
export type Send = (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<SendResult>;

export type DeliveryLog = Pick<Logger, 'info' | 'warn' | 'error'>;
