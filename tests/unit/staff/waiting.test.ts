import { saveLead } from '#lib/leads/store/save.ts';
import { saveUpdate } from '#lib/leads/store/save-update.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { createPresence } from '#lib/staff/live.ts';
import { createLeadSearch } from '#lib/staff/search.ts';
import { eraseLead } from '#lib/leads/store/erase.ts';
import { fillInsuranceLines } from '#lib/staff/start-staff.ts';
import { countInbox, cursorOf, firstReference, type InboxView, listInbox } from '#lib/staff/store/inbox.ts';
import { changeWork, readWork, recordReply, undoChange } from '#lib/staff/store/lead-work.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

const minute = 60_000;
const base = { staffId: 'p', now: noon, dayStart: noon };

onEachEngine(({ fresh, again, engine }) => {
  const references = async (store: Store, view: InboxView) => (await listInbox({ ...base, view }, store)).rows.map(({ reference }) => reference);
  const write = (store: Store, leadId: string, text: string, at: number) =>
    saveUpdate(
      { leadId, form: 'homeowners-details', locale: 'es', idempotencyKey: null, bodyHash: text, channels: [], values: { dog: text }, createdAt: at },
      store,
    );

  test('a lead waits until the first reply, and again when its visitor writes', async () => {
    const store = await fresh();
    const lead = sampleLead();
    await saveLead(lead, store);
    const waiting = async () => (await readWork(store.db, lead.reference))?.waiting;
    expect(await waiting()).toBe('new');
    await write(store, lead.id, 'a', noon);
    expect(await waiting()).toBe('new');
    const answered = await recordReply({ reference: lead.reference, staffId: 'p', method: 'phone' }, noon, store);
    expect([await waiting(), await references(store, 'waiting')]).toEqual([null, []]);
    await write(store, lead.id, 'b', noon + minute);
    expect([await waiting(), await references(store, 'waiting')]).toEqual(['wrote', [lead.reference]]);
    // Undoing the reply does not forget what the visitor wrote since.
    if (answered.status !== 'changed') throw new Error(answered.status);
    await undoChange({ reference: lead.reference, event: answered.event, staffId: 'p' }, noon + 2 * minute, store);
    expect(await waiting()).toBe('wrote');
    const { version = 0 } = (await readWork(store.db, lead.reference)) ?? {};
    await changeWork({ reference: lead.reference, version, staffId: 'p', change: { status: 'quoted' } }, noon, store);
    expect(await waiting()).toBe(null);
  });

  test('a closed lead does not wait for staff, until it is opened again without a reply', async () => {
    const store = await fresh();
    const lead = sampleLead();
    await saveLead(lead, store);
    const set = (version: number, status: 'lost' | 'working' | 'spam') =>
      changeWork({ reference: lead.reference, version, staffId: 'p', change: { status } }, noon, store);
    await set(0, 'lost');
    expect(await references(store, 'waiting')).toEqual([]);
    await set(1, 'working');
    expect(await references(store, 'waiting')).toEqual([lead.reference]);
    await set(2, 'spam');
    await write(store, lead.id, 'again', noon);
    expect(await references(store, 'waiting')).toEqual([]);
  });

  test('the inbox has a quarantined lead that staff closed as spam among all leads, and counts it nowhere', async () => {
    const store = await fresh();
    const [spam, other] = [sampleLead({ quarantinedAt: noon }), sampleLead({ quarantinedAt: noon })];
    for (const lead of [spam, other]) await saveLead(lead, store);
    await changeWork({ reference: spam.reference, version: 0, staffId: 'p', change: { status: 'spam' } }, noon, store);
    expect(await references(store, 'quarantined')).toEqual([other.reference]);
    expect((await countInbox(base, store)).quarantined).toBe(1);
    // A search covers the view of all leads.
    expect(await references(store, 'all')).toEqual([spam.reference]);
  });

  test('the next lead of a view is the one after a cursor, else the first', async () => {
    const store = await fresh();
    const leads = [0, 1, 2].map((n) => sampleLead({ createdAt: noon + n * minute }));
    for (const lead of leads) await saveLead(lead, store);
    const all = await references(store, 'waiting');
    const [first = '', second = '', third = ''] = all;
    const after = async (reference: string, without: string) =>
      firstReference({ ...base, view: 'waiting', after: await cursorOf(reference, store) }, without, store);
    expect(await after(first, first)).toBe(second);
    expect(await after(first, second)).toBe(third);
    expect(await after(third, third)).toBe(undefined);
  });

  test('the filter by insurance finds leads by the line in their values, also those of an earlier version', async () => {
    const store = await fresh();
    const truck = sampleLead({ form: 'smart-quote', values: { firstName: 'T', insuranceType: 'trucking-insurance' } });
    const house = sampleLead({ form: 'business-first', values: { firstName: 'H', reason: 'house' } });
    for (const lead of [truck, house]) await saveLead(lead, store);
    const found = async (line: 'commercial-auto' | 'homeowners') =>
      (await listInbox({ ...base, view: 'all', line }, store)).rows.map(({ reference }) => reference);
    const both = async () => [await found('commercial-auto'), await found('homeowners')];
    expect(await both()).toEqual([[truck.reference], [house.reference]]);
    await store.db.transaction((tx) => tx.run('update lead set line = null'));
    expect(await both()).toEqual([[], []]);
    expect(await fillInsuranceLines(store)).toBe(2);
    expect(await both()).toEqual([[truck.reference], [house.reference]]);
    expect(await fillInsuranceLines(store)).toBe(0);
  });

  test('an erased lead leaves the search of every instance', async () => {
    const store = await fresh();
    const leads = ['Zweigelt', 'Riesling'].map((lastName) => sampleLead({ values: { firstName: 'Ana', lastName, phone: '+13055550177' } }));
    for (const lead of leads) await saveLead(lead, store);
    const [here, there] = [createLeadSearch(store), createLeadSearch(again(store))];
    for (const search of [here, there]) expect(await search.find('ana')).toHaveLength(2);
    await eraseLead(leads[0]?.reference ?? '', noon, store);
    for (const search of [here, there]) {
      await search.deleteErased();
      expect(search.size()).toBe(1);
      expect(search.words()).not.toContain('zweigelt');
      expect(search.words()).toContain('riesling');
      expect((await search.sharing(['phone:3055550177'])).size).toBe(1);
    }
  });

  test('people who have a lead open are visible in every instance on PostgreSQL', async () => {
    const store = await fresh();
    await saveLead(sampleLead(), store);
    const [first, second] = [createPresence(store), createPresence(again(store))];
    const ana = { reference: 'AAAAAAAA', staffId: 'ana' };
    const luis = { reference: 'AAAAAAAA', staffId: 'luis' };
    await first.exchange([ana], noon);
    const shared = engine === 'postgres';
    expect(await second.exchange([luis], noon)).toEqual(shared ? [ana] : []);
    expect(await first.exchange([ana], noon)).toEqual(shared ? [luis] : []);
    await second.exchange([], noon + 1);
    expect(await first.exchange([ana], noon + 1)).toEqual([]);
    // An instance that was killed is forgotten.
    await second.exchange([luis], noon + 2);
    expect(await first.exchange([ana], noon + 7_000)).toEqual([]);
  });
});
