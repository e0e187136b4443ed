import { setTimeout as sleep } from 'node:timers/promises';
import { createDeliveryLoops, type DeliveryLoops, type DeliveryParts } from '#lib/leads/deliver/delivery-loops.ts';
import type { Send } from '#lib/leads/deliver/delivery-store.ts';
import { until } from '#tests/support/site/until.ts';
import { memoryStore, memoryLog } from './memory-store.ts';

const delivered: Send = async () => ({ status: 'delivered' });
const failing: Send = async () => ({ status: 'retry', error: 'webhook 500' });
const never: Send = () => new Promise(() => undefined);
const running: DeliveryLoops[] = [];

function setUp(senders: Partial<DeliveryParts['senders']> = {}, rest: Partial<DeliveryParts> = {}) {
  const memory = memoryStore();
  const logged = memoryLog();
  const delivery = createDeliveryLoops({
    store: memory.store,
    senders: { staff: delivered, visitor: delivered, webhook: delivered, reply: delivered, ...senders },
    scheduleSeconds: [0.02, 0.02],
    log: logged.log,
    eraseExpired: async () => undefined,
    pollMs: 20,
    stopLimitMs: 500,
    ...rest,
  });
  running.push(delivery);
  return { ...memory, ...logged, delivery };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((delivery) => delivery.stop()));
});

test('sends everything that is due once, on every channel', async () => {
  const sent: string[] = [];
  const note: Send = async ({ id }) => {
    sent.push(id);
    return { status: 'delivered' };
  };
  const { delivery, add, queue } = setUp({ staff: note, visitor: note, webhook: note });
  for (const channel of ['staff', 'visitor', 'webhook'] as const) for (let n = 0; n < 7; n += 1) add(channel, `${channel}-${n}`);
  await Promise.all([delivery.deliverDue(), delivery.deliverDue()]);
  expect(sent).toHaveLength(21);
  expect(new Set(sent).size).toBe(21);
  expect(queue.every(({ outcomes }) => outcomes.length === 1 && outcomes[0]?.status === 'delivered')).toBe(true);
});

test('sends at most two deliveries of a channel at a time', async () => {
  let count = 0;
  let maxRunning = 0;
  const slow: Send = async () => {
    count += 1;
    maxRunning = Math.max(maxRunning, count);
    await sleep(15);
    count -= 1;
    return { status: 'delivered' };
  };
  const { delivery, add } = setUp({ staff: slow });
  for (let n = 0; n < 10; n += 1) add('staff', `s${n}`);
  delivery.start();
  delivery.wake();
  await delivery.deliverDue();
  expect(maxRunning).toBe(2);
});

test('a hanging destination delays neither another channel nor other deliveries of its own', async () => {
  const hangOnce: Send = (delivery, signal) => (delivery.id === 'hangs' ? never(delivery, signal) : delivered(delivery, signal));
  const { delivery, add, queue } = setUp({ staff: hangOnce, webhook: never });
  add('staff', 'hangs');
  add('webhook', 'w');
  delivery.start();
  await until('the attempts', () => queue.every(({ earlierAttempts }) => earlierAttempts === 1));
  const next = [add('staff', 'next'), add('visitor', 'v')];
  delivery.wake();
  await until('the other deliveries', () => next.every(({ outcomes }) => outcomes.length === 1), 1_000);
  expect(next.map(({ outcomes }) => outcomes)).toEqual([[{ status: 'delivered' }], [{ status: 'delivered' }]]);
});

test('retries a failed attempt by the schedule, then makes it a dead letter with an alarm', async () => {
  const { delivery, add, lines, events } = setUp({ webhook: failing });
  const queued = add('webhook', 'w1');
  delivery.start();
  await until('the dead letter', () => queued.nextAt === null);
  expect(queued.outcomes.map(({ status }) => status)).toEqual(['retry', 'retry', 'dead']);
  expect(events()).toEqual(['delivery_retry', 'delivery_retry', 'dead_letter']);
  expect(lines.at(-1)).toEqual({ level: 'error', event: 'dead_letter', reference: 'W1', channel: 'webhook', attempts: 3, error: 'webhook 500' });
});

test('raises an alarm at each attempt for a misconfigured destination', async () => {
  const { delivery, add, lines } = setUp({ staff: async () => ({ status: 'retry', error: 'smtp EAUTH 535', alarm: true }) });
  const queued = add('staff', 's1');
  delivery.start();
  await until('the dead letter', () => queued.nextAt === null);
  const alarm = { level: 'error', event: 'destination_misconfigured', reference: 'S1', channel: 'staff', error: 'smtp EAUTH 535' };
  expect(lines.filter(({ event }) => event === alarm.event)).toEqual([1, 2, 3].map((attempts) => ({ ...alarm, attempts })));
});

test('retries a sender that throws, and stores and logs nothing of its message', async () => {
  const broken: Send = async ({ lead }) => {
    throw new TypeError(`cannot read ${String(lead.values.email)}`);
  };
  const { delivery, add, lines, queue } = setUp({ staff: broken });
  add('staff', 's1');
  await delivery.deliverDue();
  expect(queue[0]?.outcomes[0]).toMatchObject({ status: 'retry', error: 'error TypeError' });
  expect(JSON.stringify([lines, queue[0]?.outcomes])).not.toContain('ana@visitor.example');
});

test('sends a new lead at once after a wake-up', async () => {
  const { delivery, add } = setUp({}, { pollMs: 60_000 });
  delivery.start();
  await sleep(30);
  const queued = add('staff', 's1');
  delivery.wake();
  await until('the delivery', () => queued.outcomes.length === 1, 500);
  expect(queued.outcomes).toEqual([{ status: 'delivered' }]);
});

test('logs an unavailable store once, and delivers when it is back', async () => {
  const { delivery, add, state, events } = setUp();
  state.unavailable = true;
  delivery.start();
  await sleep(150);
  expect(events().filter((event) => event === 'store_unreachable')).toHaveLength(1);
  const queued = add('staff', 's1');
  state.unavailable = false;
  await until('the delivery', () => queued.outcomes.length === 1);
  expect(events().filter((event) => event === 'store_reachable')).toHaveLength(1);
});

test('stores an outcome when the store is back, so that the mail is not sent twice', async () => {
  let sends = 0;
  const memory = setUp({
    staff: async () => {
      sends += 1;
      memory.state.unavailable = true;
      return { status: 'delivered' };
    },
  });
  const queued = memory.add('staff', 's1');
  memory.delivery.start();
  await until('the attempt', () => memory.state.unavailable);
  await sleep(100);
  memory.state.unavailable = false;
  await until('the delivery', () => queued.outcomes.length === 1);
  expect(sends).toBe(1);
});

test('logs a lost lease and keeps the outcome of the other claim', async () => {
  const memory = setUp({
    staff: async () => {
      for (const queued of memory.queue) queued.leaseBy = 'another claim';
      return { status: 'delivered' };
    },
  });
  const queued = memory.add('staff', 's1');
  await memory.delivery.deliverDue();
  expect(queued.outcomes).toEqual([]);
  expect(memory.events()).toEqual(['lease_lost']);
});

describe('stopping', () => {
  test('waits for the attempt under way and claims nothing more', async () => {
    let finish: () => void = () => undefined;
    const held: Send = () => new Promise((resolve) => (finish = () => resolve({ status: 'delivered' })));
    const { delivery, add } = setUp({ staff: held }, { stopLimitMs: 5000 });
    const first = add('staff', 's1');
    delivery.start();
    await until('the attempt', () => first.earlierAttempts === 1);
    let stopped = false;
    const stop = delivery.stop().then(() => (stopped = true));
    const later = add('staff', 's2');
    delivery.wake();
    await sleep(80);
    expect(stopped).toBe(false);
    finish();
    await stop;
    expect(first.outcomes).toEqual([{ status: 'delivered' }]);
    expect(later.earlierAttempts).toBe(0);
  });

  test('ends after its limit even when an attempt does not', async () => {
    const { delivery, add } = setUp({ staff: never }, { stopLimitMs: 100 });
    const queued = add('staff', 's1');
    delivery.start();
    await until('the attempt', () => queued.earlierAttempts === 1);
    const began = Date.now();
    await delivery.stop();
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});

test('runs retention once, and again after it failed', async () => {
  let runs = 0;
  const eraseExpired = async () => {
    runs += 1;
    if (runs === 1) throw new Error('store away');
  };
  const { delivery, events } = setUp({}, { eraseExpired, sweepMs: 15 });
  delivery.start();
  await sleep(150);
  expect(runs).toBe(2);
  expect(events()).toEqual(['retention_failed']);
});
