import { randomBytes } from 'node:crypto';
import { claimDeliveries, finishDelivery, nextDueAt, deliveryHealth } from '#lib/leads/store/deliveries.ts';
import { canReadValues } from '#lib/leads/store/health.ts';
import { findLead } from '#lib/leads/store/read-leads.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { onEachEngine, someKeys } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const leaseMs = 60_000;
const claim = (store: Store, claimId: string, now = noon, limit = 10) => claimDeliveries('staff', { limit, now, leaseMs, claimId }, store);

async function saveMany(store: Store, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, n) => saveLead(sampleLead({ createdAt: noon - count + n, channels: ['staff'] }), store)));
}

onEachEngine((stores) => {
  test('claims deliveries of the oldest lead first and leases them exclusively', async () => {
    const store = await stores.fresh();
    const lead = sampleLead({ createdAt: noon - 1000 });
    await saveLead(lead, store);
    await saveLead(sampleLead(), store);
    const [first, ...others] = await claim(store, 'a', noon, 1);
    expect(others).toEqual([]);
    const { idempotencyKey: _key, bodyHash: _hash, channels: _channels, ...expected } = lead;
    expect(first).toMatchObject({ channel: 'staff', earlierAttempts: 0, lead: expected });
    expect(await claim(store, 'b')).toHaveLength(1);
    expect(await claim(store, 'c')).toEqual([]);
    expect(await claimDeliveries('webhook', { limit: 10, now: noon, leaseMs, claimId: 'd' }, store)).toHaveLength(2);
  });

  test('workers of two processes never claim the same delivery', async () => {
    const store = await stores.fresh();
    const other = stores.again(store);
    await saveMany(store, 40);
    const rounds = await Promise.all(Array.from({ length: 12 }, (_, n) => claim(n % 2 ? store : other, `w${n}`, noon, 4)));
    const ids = rounds.flat().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  test('a delivery whose lease has ended is due again, and its first claim can no longer finish it', async () => {
    const store = await stores.fresh();
    await saveMany(store, 1);
    const [claimed] = await claim(store, 'first');
    const id = claimed?.id ?? '';
    expect(await nextDueAt('staff', store)).toBe(noon + leaseMs);
    expect(await claim(store, 'early', noon + leaseMs - 1)).toEqual([]);
    const [taken] = await claim(store, 'second', noon + leaseMs);
    expect(taken).toMatchObject({ id, earlierAttempts: 1 });
    expect(await finishDelivery(id, 'first', { status: 'delivered' }, noon, store)).toBe(false);
    expect(await finishDelivery(id, 'second', { status: 'delivered' }, noon, store)).toBe(true);
    expect(await finishDelivery(id, 'second', { status: 'dead', error: 'late' }, noon, store)).toBe(false);
    expect(await nextDueAt('staff', store)).toBeNull();
  });

  test('records retry, dead letter and delivery', async () => {
    const store = await stores.fresh();
    const lead = sampleLead({ channels: ['staff'] });
    await saveLead(lead, store);
    const state = async () => {
      const found = await findLead(lead.reference, store);
      return [found?.lead.status, found?.deliveries[0]?.lastError];
    };
    const [first] = await claim(store, 'a');
    expect(await state()).toEqual(['pending', null]);
    await finishDelivery(first?.id ?? '', 'a', { status: 'retry', nextAt: noon + 5000, error: '451 later' }, noon, store);
    expect(await state()).toEqual(['retrying', '451 later']);
    expect(await claim(store, 'b', noon + 4999)).toEqual([]);
    expect(await deliveryHealth(noon + 90_500, store)).toEqual({ oldestSeconds: 90, deadLetters: 0 });
    const [again] = await claim(store, 'b', noon + 5000);
    expect(again?.earlierAttempts).toBe(1);
    await finishDelivery(again?.id ?? '', 'b', { status: 'dead', error: `550 ${'x'.repeat(600)}` }, noon, store);
    expect((await state())[0]).toBe('dead');
    expect((await findLead(lead.reference, store))?.deliveries[0]?.lastError).toHaveLength(500);
    expect(await deliveryHealth(noon, store)).toEqual({ oldestSeconds: 0, deadLetters: 1 });
    expect(await claim(store, 'c', noon + 1e9)).toEqual([]);
  });

  test('postpones deliveries of leads whose key is missing, and stores new leads', async () => {
    const store = await stores.fresh();
    const lead = sampleLead({ channels: ['staff'] });
    await saveLead(lead, store);
    const otherKeys = stores.again(store, someKeys());
    expect(await canReadValues(store)).toBe(true);
    expect(await canReadValues(otherKeys)).toBe(false);
    expect(await claim(otherKeys, 'a')).toEqual([]);
    expect((await findLead(lead.reference, otherKeys))?.lead.content).toEqual({ status: 'unreadable' });
    expect(await saveLead(sampleLead({ channels: [], createdAt: noon + 1 }), otherKeys)).toMatchObject({ status: 'saved' });
    expect(await canReadValues(otherKeys)).toBe(false);
    expect(await canReadValues(store)).toBe(false);
    expect(await claim(store, 'b', noon + 59_999)).toEqual([]);
    expect(await claim(store, 'b', noon + 60_000)).toMatchObject([{ earlierAttempts: 0, lead: { values: lead.values } }]);
  });

  test('unreadable leads do not delay readable ones', async () => {
    const store = await stores.fresh();
    const otherKeys = stores.again(store, someKeys());
    await saveMany(otherKeys, 5);
    const lead = sampleLead({ channels: ['staff'] });
    await saveLead(lead, store);
    expect(await claim(store, 'a', noon, 1)).toMatchObject([{ lead: { reference: lead.reference } }]);
    expect(await claim(store, 'b', noon, 1)).toEqual([]);
    expect(await nextDueAt('staff', store)).toBe(noon + 60_000);
  });

  test('encrypts with the new key after a rotation and still decrypts with the old one', async () => {
    const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
    const fresh = await stores.fresh();
    const before = stores.again(fresh, someKeys(oldKey));
    const rotated = stores.again(fresh, someKeys(newKey, oldKey));
    const after = stores.again(fresh, someKeys(newKey));
    const [first, second] = [sampleLead(), sampleLead()];
    await saveLead(first, before);
    await saveLead(second, rotated);
    expect(await claim(rotated, 'a')).toHaveLength(2);
    expect((await findLead(first.reference, after))?.lead.content.status).toBe('unreadable');
    expect((await findLead(second.reference, after))?.lead.content.status).toBe('readable');
  });
});
