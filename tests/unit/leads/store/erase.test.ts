import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runRetention } from '#lib/leads/retention.ts';
import { claimDeliveries, finishDelivery, deliveryHealth } from '#lib/leads/store/deliveries.ts';
import { eraseByEmail, eraseLead } from '#lib/leads/store/erase.ts';
import { erasedTables } from '#lib/leads/store/postgres.ts';
import { findLead } from '#lib/leads/store/read-leads.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { onEachEngine, someKeys } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const day = 86_400_000;

test('PostgreSQL scrubs the files of every table that an erasure changes', () => {
  const source = readFileSync('lib/leads/store/erase.ts', 'utf8');
  const changed = Array.from(source.matchAll(/(?:delete from|`update|'update) (\w+)/g), ([, table = '']) => table);
  expect(changed).toContain('lead_mention');
  expect(changed.filter((table) => !erasedTables.some((known) => known === table))).toEqual([]);
});

onEachEngine((stores) => {
  test('erases every lead that contains the address, and no other', async () => {
    const store = await stores.fresh();
    const mine = [
      sampleLead({ values: { email: 'Ana@Example.com' } }),
      sampleLead({ values: { email: 'x@y.example', message: 'Write to ANA@example.com.' } }),
    ];
    const others = ['diana@example.com', 'ana@example.com.br', 'ana@example.co', 'ana+x@example.com', 'anaxexample.com'].map((email) =>
      sampleLead({ values: { email } }),
    );
    await Promise.all([...mine, ...others].map((lead) => saveLead(lead, store)));
    const { references, unreadable } = await eraseByEmail(' ana@example.COM ', noon, store);
    expect(references.sort()).toEqual(mine.map((lead) => lead.reference).sort());
    expect(unreadable).toBe(0);
    for (const { reference } of mine) {
      const found = await findLead(reference, store);
      expect(found?.lead).toMatchObject({ status: 'erased', erasedAt: noon, content: { status: 'erased' } });
    }
    const rows = await store.db.all<{ consent: string; body_hash: string }>('select consent, body_hash from lead where erased_at is not null');
    expect(rows).toEqual(mine.map(() => ({ consent: '{}', body_hash: '' })));
    for (const { reference, values } of others) expect((await findLead(reference, store))?.lead.content).toEqual({ status: 'readable', values });
    expect((await eraseByEmail('ana@example.com', noon, store)).references).toEqual([]);
    expect((await verifyStore(store)).problems).toEqual([]);
  });

  test('erasing ends the deliveries, also those under way, and deletes their mail files', async () => {
    const store = await stores.fresh();
    const [lead, other] = [sampleLead(), sampleLead()];
    await saveLead(lead, store);
    await saveLead(other, store);
    const claimed = await claimDeliveries('staff', { limit: 9, now: noon, leaseMs: 60_000, claimId: 'a' }, store);
    const claimedDelivery = claimed.find((delivery) => delivery.lead.id === lead.id);
    const mail = join(store.dataDir, 'mail');
    mkdirSync(mail);
    for (const name of [`1-${claimedDelivery?.id}.eml`, `2-${lead.reference}.eml`, `3-${other.reference}.eml`])
      writeFileSync(join(mail, name), 'text');
    expect(await eraseLead(lead.reference, noon, store)).toBe(true);
    expect(await eraseLead(lead.reference, noon, store)).toBe(false);
    expect(readdirSync(mail)).toEqual([`3-${other.reference}.eml`]);
    expect(await finishDelivery(claimedDelivery?.id ?? '', 'a', { status: 'retry', nextAt: noon, error: 'x' }, noon, store)).toBe(false);
    expect(await claimDeliveries('visitor', { limit: 9, now: noon, leaseMs: 1, claimId: 'b' }, store)).toHaveLength(1);
    expect((await deliveryHealth(noon, store)).deadLetters).toBe(0);
  });

  test('every way to erase a lead clears its idempotency key for new use', async () => {
    const store = await stores.fresh();
    const leadOf = (idempotencyKey: string, email: string, createdAt = noon) => sampleLead({ idempotencyKey, values: { email }, createdAt });
    const leads = [
      leadOf('by email', 'ana@example.com'),
      leadOf('by reference', 'b@example.com'),
      leadOf('by age', 'c@example.com', noon - 40 * day),
    ];
    for (const lead of leads) await saveLead(lead, store);
    await eraseByEmail('ana@example.com', noon, store);
    await eraseLead(leads[1]?.reference ?? '', noon, store);
    await runRetention(noon, { days: 30, leadStore: store });
    const rows = await store.db.all<{ idem_key: string | null }>('select idem_key from lead where erased_at is not null');
    expect(rows).toEqual(leads.map(() => ({ idem_key: null })));
    for (const { idempotencyKey } of leads)
      expect(await saveLead(leadOf(idempotencyKey ?? '', 'd@example.com'), store)).toMatchObject({ status: 'saved' });
    expect(await saveLead(leadOf('by email', 'e@example.com'), store)).toMatchObject({ status: 'repeat' });
  });

  test('counts leads that cannot be read', async () => {
    const store = await stores.fresh();
    await saveLead(sampleLead(), store);
    expect(await eraseByEmail('inigo@example.com', noon, stores.again(store, someKeys()))).toEqual({ references: [], unreadable: 1 });
  });

  test('retention erases leads by age, to the millisecond', async () => {
    const store = await stores.fresh();
    const old = sampleLead({ createdAt: noon - 30 * day - 1 });
    const young = sampleLead({ createdAt: noon - 30 * day });
    await saveLead(old, store);
    await saveLead(young, store);
    expect(await runRetention(noon, { days: 30, leadStore: store })).toEqual({ erased: 1, consentsDeleted: 0 });
    expect((await findLead(old.reference, store))?.lead.status).toBe('erased');
    expect((await findLead(young.reference, store))?.lead.status).toBe('pending');
    expect(await runRetention(noon, { days: 30, leadStore: store })).toEqual({ erased: 0, consentsDeleted: 0 });
  });

  if (stores.engine === 'sqlite') {
    test('nothing of an erased lead can be found in the files', async () => {
      const store = await stores.fresh();
      const refusal = '550 marked@example.com refused';
      const lead = sampleLead({ values: { email: 'marked@example.com' }, channels: ['staff'], idempotencyKey: 'marked key of a client' });
      await saveLead(lead, store);
      const [claimedDelivery] = await claimDeliveries('staff', { limit: 1, now: noon, leaseMs: 1, claimId: 'a' }, store);
      await finishDelivery(claimedDelivery?.id ?? '', 'a', { status: 'dead', error: refusal }, noon, store);
      const [row] = await store.db.all<{ answers: string; body_hash: string }>('select answers, body_hash from lead');
      const files = () =>
        readdirSync(store.dataDir)
          .map((name) => readFileSync(join(store.dataDir, name), 'latin1'))
          .join('');
      await store.db.transaction(async (tx) => {
        const columns = '(id, lead_id, staged_at, place, type, size, scan, sealed)';
        await tx.run(`insert into lead_file ${columns} values ('f', ?, 0, 0, 'pdf', 17, 'off', 'marked sealed name')`, [lead.id]);
        await tx.run("insert into lead_file_chunk (file_id, seq, data) values ('f', 0, ?)", [Buffer.from('marked sealed bytes')]);
      });
      const stored = ['marked@example.com', 'marked key of a client', 'marked sealed name', 'marked sealed bytes'];
      const secrets = [row?.answers.slice(30) ?? '', row?.body_hash ?? '', ...stored];
      expect(secrets.map((secret) => files().includes(secret))).toEqual(secrets.map(() => true));
      expect(files()).not.toContain('"email"');
      await eraseByEmail('marked@example.com', noon, store);
      expect(secrets.map((secret) => files().includes(secret))).toEqual(secrets.map(() => false));
    });
  }
});
