import { randomUUID } from 'node:crypto';
import { claimDeliveries, finishDelivery, deliveryHealth } from '#lib/leads/store/deliveries.ts';
import { eraseByEmail, eraseLead } from '#lib/leads/store/erase.ts';
import { replyMail } from '#lib/leads/deliver/mail/reply.ts';
import { storeReply } from '#lib/leads/store/lead-row.ts';
import { mergeUpdates } from '#lib/leads/store/read-updates.ts';
import { findLead } from '#lib/leads/store/read-leads.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { type NewUpdate, saveUpdate, updateMailDelayMs } from '#lib/leads/store/save-update.ts';
import { releaseLead } from '#lib/leads/store/staff-actions.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import type { Channel, NewLead } from '#lib/leads/model.ts';
import { onEachEngine } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const update = (lead: NewLead, values: NewUpdate['values'], change: Partial<NewUpdate> = {}): NewUpdate => ({
  leadId: lead.id,
  form: 'personal-auto-details',
  locale: 'es',
  values,
  idempotencyKey: null,
  bodyHash: JSON.stringify(values),
  channels: ['staff', 'webhook'],
  createdAt: noon,
  ...change,
});
const claim = (store: Store, channel: Channel, now: number) =>
  claimDeliveries(channel, { limit: 10, now, leaseMs: 60_000, claimId: randomUUID() }, store);

async function saved(store: Store, change: Partial<NewLead> = {}): Promise<NewLead> {
  const lead = sampleLead({ channels: [], ...change });
  await saveLead(lead, store);
  return lead;
}

onEachEngine((stores) => {
  test('numbers updates, stores only what changed, and merges them', async () => {
    const store = await stores.fresh();
    const lead = await saved(store);
    expect(await saveUpdate(update(lead, { driverName: 'Ana', annualMiles: '9000' }), store)).toEqual({ status: 'saved', n: 1 });
    expect(await saveUpdate(update(lead, { driverName: 'Ana', annualMiles: '9000' }), store)).toEqual({ status: 'unchanged', n: 1 });
    expect(await saveUpdate(update(lead, { driverName: 'Ana', annualMiles: '', rental: true }), store)).toEqual({ status: 'saved', n: 2 });
    const found = await findLead(lead.reference, store);
    expect(found?.lead.updates).toMatchObject([
      { n: 1, values: { driverName: 'Ana', annualMiles: '9000' } },
      { n: 2, values: { annualMiles: '', rental: true } },
    ]);
    expect(mergeUpdates({}, found?.lead.updates ?? [])).toEqual({ driverName: 'Ana', rental: true });
    expect(await verifyStore(store)).toMatchObject({ problems: [] });
  });

  test('returns the first number for a repeated key, and refuses another body', async () => {
    const store = await stores.fresh();
    const lead = await saved(store);
    const first = update(lead, { driverName: 'Ana' }, { idempotencyKey: 'key' });
    const results = await Promise.all([saveUpdate(first, store), saveUpdate(first, stores.again(store))]);
    expect(results.map(({ status }) => status).sort()).toEqual(['repeat', 'saved']);
    expect(await saveUpdate(update(lead, { driverName: 'Eva' }, { idempotencyKey: 'key' }), store)).toEqual({ status: 'conflict' });
    expect(await saveUpdate(update({ ...lead, id: randomUUID() }, { driverName: 'Eva' }), store)).toEqual({ status: 'unknown' });
  });

  test('mails the updates of ten minutes once, and each to the webhook', async () => {
    const store = await stores.fresh();
    const lead = await saved(store);
    await saveUpdate(update(lead, { driverName: 'Ana' }), store);
    await saveUpdate(update(lead, { annualMiles: '9000' }, { createdAt: noon + updateMailDelayMs - 1 }), store);
    expect((await claim(store, 'webhook', noon + updateMailDelayMs)).map(({ updates }) => updates?.map(({ n }) => n))).toEqual([[1], [2]]);
    expect(await claim(store, 'staff', noon + updateMailDelayMs - 1)).toEqual([]);
    expect(await deliveryHealth(noon + updateMailDelayMs - 1, store)).toMatchObject({ deadLetters: 0 });
    const now = noon + updateMailDelayMs;
    const claimId = 'first';
    const [mail, ...others] = await claimDeliveries('staff', { limit: 10, now, leaseMs: 60_000, claimId }, store);
    // A claimed mail may be sent already.
    await saveUpdate(update(lead, { rental: true }, { createdAt: now }), store);
    expect(others).toEqual([]);
    expect(mail?.updates?.map(({ n }) => n)).toEqual([1, 2]);
    await finishDelivery(mail?.id ?? '', claimId, { status: 'retry', nextAt: now + 1, error: '450' }, now, store);
    expect((await claim(store, 'staff', now + 2)).map(({ updates }) => updates?.map(({ n }) => n))).toEqual([[1, 2]]);
    expect((await claim(store, 'staff', now + updateMailDelayMs)).map(({ updates }) => updates?.map(({ n }) => n))).toContainEqual([3]);
  });

  test('a reply of the staff goes to the address that the visitor corrected', async () => {
    const store = await stores.fresh();
    const lead = await saved(store);
    await saveUpdate(update(lead, { email: 'right@visitor.example' }), store);
    const reply = { id: randomUUID(), leadId: lead.id, reply: { subject: 'Hello', text: 'Your quote' } };
    await store.db.transaction((tx) => storeReply(tx, reply, noon, store.keys()));
    const [delivery] = await claim(store, 'reply', noon);
    const mail = delivery && replyMail(delivery, { mailFrom: 'a@b.example', staffEmails: [], siteUrl: 'https://a.example' });
    expect(mail?.to.map(({ address }) => address)).toEqual(['right@visitor.example']);
  });

  test('delivers the updates of a quarantined lead only after its release', async () => {
    const store = await stores.fresh();
    const lead = await saved(store, { quarantinedAt: noon });
    await saveUpdate(update(lead, { driverName: 'Ana' }), store);
    for (const channel of ['staff', 'webhook'] as const) expect(await claim(store, channel, noon + 1e9)).toEqual([]);
    await releaseLead(lead.reference, noon + 1e9, store);
    expect(await claim(store, 'staff', noon + 1e9)).toMatchObject([{ updates: [{ n: 1 }] }]);
  });

  test('erases updates with their lead, also by an address that only an update contains', async () => {
    const store = await stores.fresh();
    const [lead, other] = [await saved(store), await saved(store)];
    await saveUpdate(update(lead, { lossHistory: 'Ask witness@crash.example' }), store);
    await saveUpdate(update(other, { driverName: 'Ana' }), store);
    expect((await eraseByEmail('witness@crash.example', noon, store)).references).toEqual([lead.reference]);
    await eraseLead(other.reference, noon, store);
    expect(await store.db.all('select n from lead_update')).toEqual([]);
    expect(await claim(store, 'webhook', noon + 1e9)).toEqual([]);
    expect(await saveUpdate(update(lead, { driverName: 'Ana' }), store)).toEqual({ status: 'unknown' });
    expect(await verifyStore(store)).toMatchObject({ problems: [] });
  });
});
