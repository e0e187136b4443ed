/** How many bytes of a connection wait for its client to read them, and since when none of them has left. */
export type SendProgress = { pending: number; since: number };

const stallMs = 60_000;
/** The slowest a client may read, beyond the time that any client has. */
const bytesPerMs = 8;

/** Whether a client reads its answers too slowly, or not at all. Notes the progress since it was asked the last time. */
export function isStalled(progress: SendProgress, pending: number, now: number): boolean {
  if (pending === 0 || pending < progress.pending || progress.pending === 0) progress.since = now;
  progress.pending = pending;
  return pending > 0 && now - progress.since > stallMs + pending / bytesPerMs;
}
