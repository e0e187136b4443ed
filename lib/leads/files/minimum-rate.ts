import 'server-only';

export class TooSlow extends Error {}

export type MinimumRate = { bytesPerSecond: number; graceMs: number };

/**
 * Yields the parts of a body while it arrives at the given average rate, after `graceMs`. Time that the consumer takes for a part does not count.
 * Throws `TooSlow`. A rate of 0 sets no limit.
 */
export async function* withMinimumRate(body: ReadableStream<Uint8Array>, { bytesPerSecond, graceMs }: MinimumRate): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let waitedMs = 0;
  let total = 0;
  try {
    for (;;) {
      const start = performance.now();
      const part = await readPart(reader, bytesPerSecond === 0 ? undefined : graceMs + (total / bytesPerSecond) * 1000 - waitedMs);
      if (part.done) return;
      waitedMs += performance.now() - start;
      total += part.value.length;
      yield part.value;
    }
  } finally {
    // Not awaited: a client that sends nothing would never end it.
    void reader.cancel().catch(() => undefined);
  }
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array>, timeoutMs: number | undefined) {
  if (timeoutMs === undefined) return reader.read();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), Math.max(0, timeoutMs));
  });
  return Promise.race([reader.read(), timeout]).finally(() => clearTimeout(timer));
}
