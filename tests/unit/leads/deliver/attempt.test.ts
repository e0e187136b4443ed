import { attempt } from '#lib/leads/deliver/channel-worker.ts';
import { memoryStore, memoryLog } from './memory-store.ts';

test('retries an attempt that ignores its abort signal', async () => {
  const { store, add } = memoryStore();
  const { log } = memoryLog();
  const queued = add('webhook', 'w1');
  const now = Date.now();
  const [delivery] = await store.claimDeliveries('webhook', { limit: 1, now, leaseMs: 60_000, claimId: 'me' });
  if (!delivery) throw new Error('nothing was due');
  const parts = { store, log, scheduleSeconds: [5], sendLimitMs: 50, send: () => new Promise<never>(() => undefined) };
  await attempt({ delivery, claimId: 'me', leaseEnds: now + 60_000 }, parts);
  expect(queued.outcomes).toMatchObject([{ status: 'retry', error: 'timeout' }]);
});

test('logs an outcome that cannot be stored until the lease ends', async () => {
  const { store, add, state } = memoryStore();
  const { log, events } = memoryLog();
  add('webhook', 'w1');
  const now = Date.now();
  const [delivery] = await store.claimDeliveries('webhook', { limit: 1, now, leaseMs: 60_000, claimId: 'me' });
  if (!delivery) throw new Error('nothing was due');
  state.unavailable = true;
  const parts = { store, log, scheduleSeconds: [5], send: async () => ({ status: 'delivered' as const }) };
  await attempt({ delivery, claimId: 'me', leaseEnds: now + 700 }, parts);
  expect(events()).toEqual(['outcome_not_stored']);
});

test('gives up a delivery after the process ended in its last attempt', async () => {
  const { store, add } = memoryStore();
  const { log, events } = memoryLog();
  const queued = add('webhook', 'w1');
  const send = jest.fn().mockResolvedValue({ status: 'retry', error: '450' });
  for (const earlierAttempts of [1, 2]) {
    Object.assign(queued, { earlierAttempts, nextAt: 0 });
    const [delivery] = await store.claimDeliveries('webhook', { limit: 1, now: Date.now(), leaseMs: 60_000, claimId: 'me' });
    if (!delivery) throw new Error('nothing was due');
    await attempt({ delivery, claimId: 'me', leaseEnds: Date.now() + 60_000 }, { store, log, scheduleSeconds: [5], send });
  }
  expect(send).toHaveBeenCalledTimes(1);
  expect(queued.outcomes).toMatchObject([{ status: 'dead' }, { status: 'dead', error: 'process ended in the last attempt' }]);
  expect(events()).toContain('dead_letter');
});
