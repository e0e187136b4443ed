import { setTimeout as wait } from 'node:timers/promises';
import { timely, TooSlow } from '#lib/leads/files/timely.ts';

function bodyOf(parts: number, { bytes = 100, pauseMs = 0 } = {}): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        if (pauseMs === Number.POSITIVE_INFINITY) return new Promise<void>(() => undefined);
        await wait(pauseMs);
        if (sent === parts) controller.close();
        else controller.enqueue(new Uint8Array(bytes));
        sent += 1;
      },
    },
    { highWaterMark: 0 },
  );
}

async function read(body: ReadableStream<Uint8Array>, bytesPerSecond: number, takeMs = 0): Promise<number> {
  let total = 0;
  for await (const part of timely(body, { bytesPerSecond, graceMs: 100 })) {
    total += part.length;
    if (takeMs > 0) await wait(takeMs);
  }
  return total;
}

test('passes a body that keeps the rate, however long we take for it', async () => {
  expect(await read(bodyOf(20), 1_000)).toBe(2_000);
  expect(await read(bodyOf(10), 1_000_000, 30)).toBe(1_000);
  expect(await read(bodyOf(10, { pauseMs: 30 }), 1_000)).toBe(1_000);
});

test('ends a body that trickles, or that stands still', async () => {
  await expect(read(bodyOf(100, { bytes: 1, pauseMs: 20 }), 1_000)).rejects.toThrow(TooSlow);
  await expect(read(bodyOf(2, { pauseMs: Number.POSITIVE_INFINITY }), 1_000)).rejects.toThrow(TooSlow);
});

test('a rate of zero sets no limit', async () => {
  expect(await read(bodyOf(8, { bytes: 1, pauseMs: 30 }), 0)).toBe(8);
});
