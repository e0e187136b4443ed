import { setTimeout as sleep } from 'node:timers/promises';
import { claimDeliveries, finishDelivery, nextDueAt } from '#lib/leads/store/deliveries.ts';
import { countHit } from '#lib/leads/store/rate.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { closeStore, createStore, type Store } from '#lib/leads/store/store.ts';
import { describePostgres, someKeys } from './engines.ts';
import { sampleLead } from './sample-lead.ts';

const hours = 3_600_000;
const realNow = Date.now;
const claim = (store: Store, claimId: string) => claimDeliveries('staff', { limit: 9, now: Date.now(), leaseMs: 60_000, claimId }, store);
const save = (store: Store) => saveLead(sampleLead({ channels: ['staff'], createdAt: Date.now() }), store);

/** The next delivery. The skew is measured to a few milliseconds only, so the delivery can become due a little later. */
async function claimNext(store: Store, claimId: string, byMs = 0) {
  const end = performance.now() + 5_000;
  while (performance.now() < end) {
    const [delivery] = await withSkew(byMs, () => claim(store, claimId));
    if (delivery) return delivery;
    await sleep(20);
  }
  return undefined;
}

/** Runs work with a wrong clock in this process. */
async function withSkew<T>(byMs: number, work: () => Promise<T>): Promise<T> {
  Date.now = () => realNow() + byMs;
  return work().finally(() => {
    Date.now = realNow;
  });
}

describePostgres((server) => {
  test.each([2 * hours, -2 * hours])('an instance whose clock is %s ms off takes over no lease, and delays and blocks no delivery', async (byMs) => {
    const keys = someKeys();
    const [right, wrong] = [0, 1].map(() => createStore({ dataDir: '/nowhere', databaseUrl: server().url, keys })) as [Store, Store];
    await save(right);
    const claimed = await claimNext(right, 'right');
    expect(claimed?.earlierAttempts).toBe(0);
    expect(await withSkew(byMs, () => claim(wrong, 'wrong'))).toEqual([]);
    expect(Math.abs((await withSkew(byMs, async () => ((await nextDueAt('staff', wrong)) ?? 0) - Date.now())) - 60_000)).toBeLessThan(5_000);
    expect(await finishDelivery(claimed?.id ?? '', 'right', { status: 'delivered' }, Date.now(), right)).toBe(true);

    await withSkew(byMs, () => save(wrong));
    const taken = await claimNext(right, 'right');
    expect(taken?.lead.createdAt).toBeGreaterThan(Date.now() - 5_000);
    await finishDelivery(taken?.id ?? '', 'right', { status: 'retry', nextAt: Date.now(), error: '450' }, Date.now(), right);
    const again = await claimNext(wrong, 'wrong', byMs);
    expect(again?.earlierAttempts).toBe(1);
    await withSkew(byMs, () =>
      finishDelivery(again?.id ?? '', 'wrong', { status: 'retry', nextAt: Date.now() + 1_000, error: '450' }, Date.now(), wrong),
    );
    const wait = ((await nextDueAt('staff', right)) ?? 0) - Date.now();
    expect(Math.abs(wait - 1_000)).toBeLessThan(5_000);
    await right.db.transaction((tx) => tx.run('update delivery set delivered_at = 1'));

    const limit = { calls: 1, seconds: 10 };
    const key = `visitor ${byMs}`;
    await withSkew(byMs, () => countHit(key, limit, Date.now(), wrong));
    const { allowed, retryAfterSeconds } = await countHit(key, limit, Date.now(), right);
    // The measured skew is a few milliseconds off.
    expect([allowed, retryAfterSeconds <= 11]).toEqual([false, true]);
    await Promise.all([closeStore(right), closeStore(wrong)]);
  });
});
