/**
 * How one send ended. `error` holds codes only, never a word of the other side's answer, for it may repeat an address.
 * `refused` counts recipients of a list that the server did not take while it took others.
 * `retry` with `alarm`: waiting will not help, an operator has to act. `notBefore` (epoch ms) is the receiver's own wish.
 */
export type SendResult =
  | { status: 'delivered'; refused?: number }
  | { status: 'retry'; error: string; alarm?: true; notBefore?: number }
  | { status: 'dead'; error: string };
