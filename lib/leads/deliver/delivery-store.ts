import 'server-only';
import type { Logger } from 'pino';
import type { Channel, ClaimedDelivery, DeliveryOutcome } from '../model.ts';
import type { ClaimOptions } from '../store/deliveries.ts';

/**
 * The result of one attempt. `error` holds codes only, since words of the other side may repeat an address. `rejectedRecipients`: how many addresses of
 * a list the server rejected. `skippedBecause` names the limit that forbade the mail. `alarm`: an operator has to act. `notBefore` (epoch ms) comes from
 * the receiver. `isUncertain`: everything was sent and no reply came, so the receiver may have it.
 */
export type SendResult =
  | { status: 'delivered'; rejectedRecipients?: number; skippedBecause?: string }
  | { status: 'retry'; error: string; alarm?: true; notBefore?: number; isUncertain?: true }
  | { status: 'dead'; error: string };

/** What delivery needs of the store; times are epoch ms. */
export type DeliveryStore = {
  claimDeliveries(channel: Channel, options: ClaimOptions): Promise<ClaimedDelivery[]>;
  finishDelivery(id: string, claimId: string, outcome: DeliveryOutcome, now: number): Promise<boolean>;
  nextDueAt(channel: Channel): Promise<number | null>;
};

/** Sends one delivery to its destination. Must end soon after `signal` is aborted. */
export type Send = (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<SendResult>;

export type DeliveryLog = Pick<Logger, 'info' | 'warn' | 'error'>;
