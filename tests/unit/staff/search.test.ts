import { saveLead } from '#lib/leads/store/save.ts';
import { saveUpdate } from '#lib/leads/store/save-update.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { displayReference } from '#lib/site/reference.ts';
import { createLeadSearch } from '#lib/staff/search.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

const hour = 3_600_000;

/** Counts the leads that a store reads. */
function countLeads(store: Store): { store: Store; read: () => number } {
  let leads = 0;
  const all: Store['db']['all'] = async (sql, params) => {
    const rows = await store.db.all(sql, params);
    if (sql.includes('answers') && !sql.includes('from lead_update')) leads += rows.length;
    return rows as never;
  };
  return { store: { ...store, db: { ...store.db, all } }, read: () => leads };
}

onEachEngine(({ fresh }) => {
  test('finds what a visitor added to an old lead, and reads that lead alone again', async () => {
    const counted = countLeads(await fresh());
    const { store } = counted;
    const leads = Array.from({ length: 10 }, (_, n) => sampleLead({ createdAt: noon + n * hour, values: { firstName: 'Ana', city: `Town${n}` } }));
    for (const lead of leads) await saveLead(lead, store);
    const [oldest] = leads;
    const id = oldest?.id ?? '';
    const search = createLeadSearch(store);
    expect(await search.find('town0')).toEqual([id]);
    expect(counted.read()).toBe(10);
    const update = { leadId: id, form: 'home-details', locale: 'es', idempotencyKey: null, bodyHash: 'x', channels: [] } as const;
    await saveUpdate({ ...update, values: { dog: 'Labrador' }, createdAt: noon + 20 * hour }, store);
    expect(await search.find('labrador')).toEqual([id]);
    const before = counted.read();
    expect(before).toBeLessThanOrEqual(12);
    expect(await search.find('labrador')).toEqual([id]);
    expect(counted.read() - before).toBeLessThanOrEqual(1);
    expect(search.size()).toBe(10);
    expect(await search.find(displayReference(oldest?.reference ?? ''))).toEqual([id]);
  });

  test('finds a phone number in any spelling, with or without its country code', async () => {
    const store = await fresh();
    for (const phone of ['(305) 555-0101', '+1 305 555 0102', '+52 55 1234 5678'])
      await saveLead(sampleLead({ values: { firstName: 'Ana', phone } }), store);
    const search = createLeadSearch(store);
    for (const typed of [
      '305 555 0101',
      '+1 (305) 555-0101',
      '13055550102',
      '305.555.0102',
      '+52 55 1234 5678',
      '5512345678',
      '555-0101',
      '5550102',
      '0102',
    ])
      expect([typed, (await search.find(typed)).length]).toEqual([typed, 1]);
  });

  test('finds the beginning of a phone number, with or without its country code', async () => {
    const store = await fresh();
    for (const phone of ['(305) 555-0101', '+1 305 556 0102']) await saveLead(sampleLead({ values: { firstName: 'Ana', phone } }), store);
    const search = createLeadSearch(store);
    for (const typed of ['305 555 0', '+1 305 555', '1-305-555-01', '+1 305 556', '305 556 01'])
      expect([typed, (await search.find(typed)).length]).toEqual([typed, 1]);
  });

  test('finds every lead with a word, and fills up to 50 with leads that have a typo of it', async () => {
    const store = await fresh();
    const cities = [...Array.from({ length: 60 }, () => 'Tallahassee'), 'Talahassee'];
    for (const [n, city] of cities.entries()) await saveLead(sampleLead({ createdAt: noon + n, values: { firstName: 'Ana', city } }), store);
    const search = createLeadSearch(store);
    expect(await search.find('tallahassee')).toHaveLength(60);
    expect(await search.find('talahassee')).toHaveLength(50);
  });
});
