/** Further tries of a post that found no server, and the longest pause before one. */
const mostRetries = 3;
const firstMs = 1_000;
const longestMs = 30_000;

/** What a try came to: `again` asks for another after a pause, `after` ms where the server says so. */
export type RetryResult<T> = { result: T; again?: { after?: number | undefined } };

export type RetryWait = {
  /** Which further try comes, from 1. */
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

/** The pause that `Retry-After` asks for, in ms; undefined where it says none. */
export function retryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/**
 * Tries until a try does not ask for another, three more times at most: after 1, 2 and 4 s, or as long as the server asks. A server that asks for
 * over half a minute is not waited for. `onWait` hears of each pause and, with undefined, of its end. Ends with the last result when `signal` aborts.
 */
export async function withRetries<T>(
  run: () => Promise<RetryResult<T>>,
  signal: AbortSignal,
  onWait: (waiting: RetryWait | undefined) => void,
): Promise<T> {
  for (let number = 1; ; number += 1) {
    const { result, again } = await run();
    if (!again || number > mostRetries || signal.aborted || (again.after ?? 0) > longestMs) return result;
    const ms = Math.min(again.after ?? firstMs * 2 ** (number - 1), longestMs);
    onWait({ number, of: mostRetries, ms });
    await pause(ms, signal);
    onWait(undefined);
    if (signal.aborted) return result;
  }
}
