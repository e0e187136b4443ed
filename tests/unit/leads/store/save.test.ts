import { randomUUID } from 'node:crypto';
import { findLead, listLeads } from '#lib/leads/store/read-leads.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { onEachEngine } from './engines.ts';
import { sampleLead } from './sample-lead.ts';

onEachEngine((stores) => {
  test('returns a lead as it was stored', async () => {
    const store = await stores.fresh();
    const lead = sampleLead();
    expect(await saveLead(lead, store)).toEqual({ status: 'saved', reference: lead.reference });
    const found = await findLead(` ${lead.reference.slice(0, 4).toLowerCase()}-${lead.reference.slice(4)}`, store);
    expect(found?.lead).toMatchObject({ id: lead.id, form: 'home', formVersion: 1, locale: 'es', createdAt: lead.createdAt, status: 'pending' });
    expect(found?.lead.content).toEqual({ status: 'readable', values: lead.values });
    expect(found?.deliveries.map(({ channel, attempts, nextAt }) => [channel, attempts, nextAt])).toEqual([
      ['staff', 0, lead.createdAt],
      ['visitor', 0, lead.createdAt],
      ['webhook', 0, lead.createdAt],
    ]);
  });

  test('concurrent leads share one transaction', async () => {
    const store = await stores.fresh();
    await saveLead(sampleLead(), store);
    let commits = 0;
    const db: typeof store.db = {
      ...store.db,
      transaction: (work) => {
        commits += 1;
        return store.db.transaction(work);
      },
    };
    const results = await Promise.all(Array.from({ length: 60 }, () => saveLead(sampleLead(), { ...store, db })));
    expect(results.every(({ status }) => status === 'saved')).toBe(true);
    expect(commits).toBe(1);
    expect(await verifyStore(store)).toEqual({ consents: 61, events: 0, leads: 61, problems: [] });
  });

  test('a lead that fails does not affect the others of its transaction', async () => {
    const store = await stores.fresh();
    const leads = [sampleLead(), { ...sampleLead(), createdAt: Number.NaN }, sampleLead()];
    const results = await Promise.allSettled(leads.map((lead) => saveLead(lead, store)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await verifyStore(store)).toEqual({ consents: 2, events: 0, leads: 2, problems: [] });
  });

  test('a failed statement of the pipeline fails the transaction', async () => {
    const { db } = await stores.fresh();
    const insert = 'insert into rate (key, n, reset_at) values (?, 1, 0)';
    const storedKeys = async () => (await db.all<{ key: string }>('select key from rate')).map(({ key }) => key);
    const failed = db.transaction(async (tx) => {
      await tx.run(insert, ['lost']);
      tx.send('insert into consent_log (seq) values (?)', [1]);
      tx.send(insert, ['lost too']);
    });
    await expect(failed).rejects.toMatchObject({ name: 'StoreError', unavailable: false });
    expect(await storedKeys()).toEqual([]);
    await db.transaction(async (tx) => tx.send(insert, ['kept']));
    expect(await storedKeys()).toEqual(['kept']);
  });

  test('statements sent with the beginning of a transaction are part of it', async () => {
    const { db } = await stores.fresh();
    const storedKeys = async () => (await db.all<{ key: string }>('select key from rate')).map(({ key }) => key);
    let insert = '';
    const put = (key: string, fails: boolean) =>
      db.transaction(
        async (tx) => {
          insert = `insert into rate (key, n, reset_at) values (${tx.transactionOnlyPlaceholder}, 1, 0)`;
          await tx.run(insert, [key]);
          if (fails) throw new Error('the rest fails');
        },
        { pipelined: true, lock: 1 },
      );
    await expect(put('lost', true)).rejects.toThrow('the rest fails');
    await put('kept', false);
    expect(await storedKeys()).toEqual(['kept']);
    if (stores.engine === 'sqlite') return;
    await expect(db.all(insert, ['alone'])).rejects.toMatchObject({ code: '23502' });
    expect(await storedKeys()).toEqual(['kept']);
  });

  test('stores one of twenty equal posts in two processes', async () => {
    const store = await stores.fresh();
    const other = stores.again(store);
    const idempotencyKey = randomUUID();
    const posts = Array.from({ length: 20 }, (_, n) => saveLead(sampleLead({ idempotencyKey }), n % 2 ? store : other));
    const results = await Promise.all(posts);
    expect(results.filter(({ status }) => status === 'saved')).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'repeat')).toHaveLength(19);
    const references = results.map((result) => (result.status === 'conflict' ? '' : result.reference));
    expect(new Set(references).size).toBe(1);
    expect(await listLeads({}, store)).toHaveLength(1);
    expect((await findLead(references[0] ?? '', store))?.deliveries).toHaveLength(3);
  });

  test('the same key with another body is a conflict and stores nothing', async () => {
    const store = await stores.fresh();
    const first = sampleLead();
    await saveLead(first, store);
    expect(await saveLead(sampleLead({ idempotencyKey: first.idempotencyKey, bodyHash: 'other' }), store)).toEqual({ status: 'conflict' });
    expect(await listLeads({}, store)).toHaveLength(1);
  });

  test('stores equal leads without a key separately', async () => {
    const store = await stores.fresh();
    const results = await Promise.all([1, 2, 3].map(() => saveLead(sampleLead({ idempotencyKey: null }), store)));
    expect(results.every(({ status }) => status === 'saved')).toBe(true);
    expect(await listLeads({}, store)).toHaveLength(3);
  });

  test('draws a new reference when one is taken', async () => {
    const store = await stores.fresh();
    const [first, second, third] = [sampleLead(), sampleLead(), sampleLead()];
    await saveLead(first, store);
    const results = await Promise.all([second, third].map((lead) => saveLead({ ...lead, reference: first.reference }, store)));
    const references = results.map((result) => (result.status === 'saved' ? result.reference : ''));
    expect(new Set([first.reference, ...references]).size).toBe(3);
    expect((await findLead(references[0] ?? '', store))?.lead.id).toBe(second.id);
    expect((await verifyStore(store)).problems).toEqual([]);
  });
});
