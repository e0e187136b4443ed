import 'server-only';

/**
 * How one send ended. `error` holds codes only, never a word of the other side's answer, for it may repeat an address.
 * `refused` counts recipients of a list that the server did not take while it took others.
 * `unsent`: a limit forbids the mail; nothing is left to do, and this is why.
 * `retry` with `alarm`: waiting will not help, an operator has to act. `notBefore` (epoch ms) is the receiver's own wish.
 * `inDoubt`: all of it was sent and nothing was heard, so the receiver may have it.
 */
export type SendResult =
  | { status: 'delivered'; refused?: number; unsent?: string }
  | { status: 'retry'; error: string; alarm?: true; notBefore?: number; inDoubt?: true }
  | { status: 'dead'; error: string };
