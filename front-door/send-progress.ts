/** How many sent bytes a client has not read yet, and since when it has read none. */
export type SendProgress = { pending: number; since: number };

const stallMs = 60_000;
/** A slow client that has more to read may pause longer. */
const extraMsPerByte = 1 / 8;

/** Whether a client has read nothing of its responses for too long. Records the progress since the last call. */
export function isStalled(progress: SendProgress, pending: number, now: number): boolean {
  if (pending === 0 || pending < progress.pending || progress.pending === 0) progress.since = now;
  progress.pending = pending;
  return pending > 0 && now - progress.since > stallMs + pending * extraMsPerByte;
}
