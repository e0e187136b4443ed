import 'server-only';

/** A body that arrived too slowly. */
export class TooSlow extends Error {}

export type Pace = { bytesPerSecond: number; graceMs: number };

/**
 * The parts of a body, as long as it arrives at an average rate: what the client may keep us waiting is `graceMs` and the
 * time that its bytes take at that rate. The time that we take for a part does not count. Throws `TooSlow`; a rate of 0
 * sets no limit.
 */
export async function* timely(body: ReadableStream<Uint8Array>, { bytesPerSecond, graceMs }: Pace): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let waitedMs = 0;
  let total = 0;
  try {
    for (;;) {
      const asked = performance.now();
      const part = await nextPart(reader, bytesPerSecond === 0 ? undefined : graceMs + (total / bytesPerSecond) * 1000 - waitedMs);
      if (part.done) return;
      waitedMs += performance.now() - asked;
      total += part.value.length;
      yield part.value;
    }
  } finally {
    // A client that stands still would be waited for.
    void reader.cancel().catch(() => undefined);
  }
}

async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array>, leftMs: number | undefined) {
  if (leftMs === undefined) return reader.read();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), Math.max(0, leftMs));
  });
  return Promise.race([reader.read(), late]).finally(() => clearTimeout(timer));
}
