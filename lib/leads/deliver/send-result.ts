import 'server-only';

/**
 * The result of one attempt. `error` holds codes only, since words of the other side may repeat an address. `refused` counts rejected recipients of a
 * list. `skippedBecause` names the limit that forbade the mail. `alarm`: an operator has to act. `notBefore` (epoch ms) comes from the receiver. `isUncertain`:
 * everything was sent and no reply came, so the receiver may have it.
 */
export type SendResult =
  | { status: 'delivered'; refused?: number; skippedBecause?: string }
  | { status: 'retry'; error: string; alarm?: true; notBefore?: number; isUncertain?: true }
  | { status: 'dead'; error: string };
