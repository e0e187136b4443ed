/** After the first attempt. */
const maxRetries = 3;
const firstMs = 1_000;
const maxMs = 30_000;

/** `again` is set for a retry; `again.after` is the wait in ms that the server asked for. */
export type RetryResult<T> = { result: T; again?: { after?: number | undefined } };

export type RetryWait = {
  number: number;
  of: number;
  ms: number;
};

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** `Retry-After` in ms; undefined where it is missing or invalid. */
export function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/**
 * Retries up to three times, after 1, 2 and 4 s or as long as the server asks; not when it asks for over 30 s. `onWait` gets each pause and
 * undefined at its end.
 * Returns the last result when `signal` aborts.
 */
export async function withRetries<T>(
  run: () => Promise<RetryResult<T>>,
  signal: AbortSignal,
  onWait: (waiting: RetryWait | undefined) => void,
): Promise<T> {
  for (let number = 1; ; number += 1) {
    const { result, again } = await run();
    if (!again || number > maxRetries || signal.aborted || (again.after ?? 0) > maxMs) return result;
    const ms = again.after ?? firstMs * 2 ** (number - 1);
    onWait({ number, of: maxRetries, ms });
    await pause(ms, signal);
    onWait(undefined);
    if (signal.aborted) return result;
  }
}
