import { setTimeout as sleep } from 'node:timers/promises';
import { TooSlow, withMinimumRate } from '#lib/leads/files/read-upload.ts';

function bodyOf(parts: number, { bytes = 100, pauseMs = 0 } = {}): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        if (pauseMs === Number.POSITIVE_INFINITY) return new Promise<void>(() => undefined);
        await sleep(pauseMs);
        if (sent === parts) controller.close();
        else controller.enqueue(new Uint8Array(bytes));
        sent += 1;
      },
    },
    { highWaterMark: 0 },
  );
}

async function read(body: ReadableStream<Uint8Array>, bytesPerSecond: number, consumeMs = 0): Promise<number> {
  let total = 0;
  for await (const part of withMinimumRate(body, { bytesPerSecond, graceMs: 100 })) {
    total += part.length;
    if (consumeMs > 0) await sleep(consumeMs);
  }
  return total;
}

test('passes a body that arrives at the rate, however slowly it is consumed', async () => {
  expect(await read(bodyOf(20), 1_000)).toBe(2_000);
  expect(await read(bodyOf(10), 1_000_000, 30)).toBe(1_000);
  expect(await read(bodyOf(10, { pauseMs: 30 }), 1_000)).toBe(1_000);
});

test('rejects a body that arrives too slowly or not at all', async () => {
  await expect(read(bodyOf(100, { bytes: 1, pauseMs: 20 }), 1_000)).rejects.toThrow(TooSlow);
  await expect(read(bodyOf(2, { pauseMs: Number.POSITIVE_INFINITY }), 1_000)).rejects.toThrow(TooSlow);
});

test('sets no limit for a rate of zero', async () => {
  expect(await read(bodyOf(8, { bytes: 1, pauseMs: 30 }), 0)).toBe(8);
});
