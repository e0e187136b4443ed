import type { Logger } from 'pino';
import type { ClaimedDelivery } from '../model.ts';
import type { LeadStore } from '../store/store.ts';
import type { SendResult } from './send-result.ts';

/** All that delivery asks of the store. */
export type DeliveryDoor = Pick<LeadStore, 'claimDeliveries' | 'finishDelivery' | 'nextDueAt'>;

/** Sends one delivery to its destination. Must end soon after `signal` is aborted. */
export type Send = (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<SendResult>;

export type DeliveryLog = Pick<Logger, 'info' | 'warn' | 'error'>;
