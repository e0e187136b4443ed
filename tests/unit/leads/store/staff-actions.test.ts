import { claimDeliveries, finishDelivery, deliveryHealth } from '#lib/leads/store/deliveries.ts';
import { readAllLeads, listLeads } from '#lib/leads/store/read-leads.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { releaseLead, replayDead, replayLead } from '#lib/leads/store/staff-actions.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { changeWork, readWork, recordReply } from '#lib/staff/store/lead-work.ts';
import { onEachEngine } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const claim = (store: Store, claimId: string, now = noon) => claimDeliveries('staff', { limit: 10, now, leaseMs: 60_000, claimId }, store);
const oneChannel = (change = {}) => sampleLead({ channels: ['staff'], ...change });

async function saveDead(store: Store): Promise<string> {
  const lead = oneChannel();
  await saveLead(lead, store);
  const [claimed] = await claim(store, 'killer');
  await finishDelivery(claimed?.id ?? '', 'killer', { status: 'dead', error: '550' }, noon, store);
  return lead.reference;
}

onEachEngine((stores) => {
  test('a quarantined lead waits until it is released', async () => {
    const store = await stores.fresh();
    const lead = oneChannel({ quarantinedAt: noon });
    await saveLead(lead, store);
    expect(await claim(store, 'a', noon + 1e9)).toEqual([]);
    expect(await deliveryHealth(noon + 1e9, store)).toEqual({ oldestSeconds: 0, deadLetters: 0 });
    expect(await replayLead(lead.reference, noon, store)).toEqual({ status: 'quarantined' });
    expect(await releaseLead('XXXXXXXX', noon, store)).toEqual({ status: 'unknown' });
    expect(await releaseLead(lead.reference, noon + 5000, store)).toEqual({ status: 'released' });
    expect(await releaseLead(lead.reference, noon + 5000, store)).toEqual({ status: 'not-quarantined' });
    expect(await deliveryHealth(noon + 7000, store)).toEqual({ oldestSeconds: 2, deadLetters: 0 });
    expect(await claim(store, 'a', noon + 5000)).toMatchObject([{ lead: { reference: lead.reference, quarantinedAt: null } }]);
  });

  test('a released lead that staff had closed as spam is open again and waits', async () => {
    const store = await stores.fresh();
    const lead = oneChannel({ quarantinedAt: noon });
    await saveLead(lead, store);
    await changeWork({ reference: lead.reference, version: 0, staffId: 'p', change: { status: 'spam' } }, noon, store);
    await releaseLead(lead.reference, noon + 5000, store);
    expect(await readWork(store.db, lead.reference)).toMatchObject({ status: 'new', waiting: 'new', waitingAt: noon + 5000, version: 2 });
  });

  test('a change on a page that was opened before the release is a conflict', async () => {
    const store = await stores.fresh();
    const lead = oneChannel({ quarantinedAt: noon });
    await saveLead(lead, store);
    await releaseLead(lead.reference, noon + 5000, store);
    const spam = { reference: lead.reference, version: 0, staffId: 'p', change: { status: 'spam' } } as const;
    expect(await changeWork(spam, noon + 6000, store)).toMatchObject({ status: 'conflict', work: { status: 'new', version: 1 } });
  });

  test('a lead whose visitor staff reached before they released it does not wait', async () => {
    const store = await stores.fresh();
    const lead = oneChannel({ quarantinedAt: noon });
    await saveLead(lead, store);
    await recordReply({ reference: lead.reference, staffId: 'p', method: 'phone' }, noon, store);
    await releaseLead(lead.reference, noon + 5000, store);
    expect(await readWork(store.db, lead.reference)).toMatchObject({ firstReplyAt: noon, waiting: null, waitingAt: null });
  });

  test('replay makes dead letters due with a new retry schedule', async () => {
    const store = await stores.fresh();
    const reference = await saveDead(store);
    expect(await replayLead(reference, noon, store)).toEqual({ status: 'replayed', deliveries: 1 });
    expect(await claim(store, 'again')).toMatchObject([{ earlierAttempts: 0, lead: { reference } }]);
    expect(await replayLead(reference, noon, store)).toEqual({ status: 'replayed', deliveries: 0 });
    expect(await replayLead('XXXXXXXX', noon, store)).toEqual({ status: 'unknown' });
  });

  test('replay of all dead letters ignores delivered deliveries', async () => {
    const store = await stores.fresh();
    const dead = [await saveDead(store), await saveDead(store)];
    const delivered = oneChannel();
    await saveLead(delivered, store);
    const [good] = await claim(store, 'good');
    await finishDelivery(good?.id ?? '', 'good', { status: 'delivered' }, noon, store);
    expect(await replayDead(noon, store)).toBe(2);
    const claimed = await claim(store, 'again');
    expect(claimed.map(({ lead }) => lead.reference).sort()).toEqual(dead.sort());
    expect(await replayLead(delivered.reference, noon, store)).toEqual({ status: 'replayed', deliveries: 0 });
  });

  test('lists by status, quarantine, time and number, newest first, without test leads', async () => {
    const store = await stores.fresh();
    const dead = await saveDead(store);
    const spam = oneChannel({ quarantinedAt: noon, createdAt: noon + 1 });
    const fresh = oneChannel({ createdAt: noon + 2 });
    await saveLead(oneChannel({ createdAt: noon + 3, isTest: true }), store);
    await saveLead(spam, store);
    await saveLead(fresh, store);
    const references = async (options: Parameters<typeof listLeads>[0]) => (await listLeads(options, store)).map((lead) => lead.reference);
    expect(await references({})).toEqual([fresh.reference, spam.reference, dead]);
    expect(await references({ status: 'dead' })).toEqual([dead]);
    expect(await references({ status: 'pending' })).toEqual([fresh.reference]);
    expect(await references({ isQuarantined: true })).toEqual([spam.reference]);
    expect(await references({ isQuarantined: false })).toEqual([fresh.reference, dead]);
    expect(await references({ since: noon + 1 })).toEqual([fresh.reference, spam.reference]);
    expect(await references({ limit: 1 })).toEqual([fresh.reference]);
  });

  test('an export reads every lead once, over its pages, oldest first', async () => {
    const store = await stores.fresh();
    const leads = Array.from({ length: 450 }, (_, n) => sampleLead({ channels: [], createdAt: noon + Math.floor(n / 7) }));
    await Promise.all(leads.map((lead) => saveLead(lead, store)));
    const seen: string[] = [];
    const times: number[] = [];
    for await (const lead of readAllLeads(noon + 1, store)) {
      seen.push(lead.reference);
      times.push(lead.createdAt);
    }
    expect(new Set(seen).size).toBe(443);
    expect(seen).toHaveLength(443);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
