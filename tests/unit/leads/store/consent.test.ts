import { runRetention } from '#lib/leads/retention.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { onEachEngine } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const day = 86_400_000;
const change = (store: Store, sql: string) => store.db.transaction((tx) => tx.run(sql));

async function saveChain(store: Store, ages: readonly number[]): Promise<void> {
  for (const age of ages) await saveLead(sampleLead({ createdAt: noon - age, channels: [] }), store);
}

onEachEngine((stores) => {
  test.each([
    ['a changed record', "update consent_log set record = replace(record, 'false', 'true') where seq = 2", 'consent 2 was changed'],
    ['a changed time', 'update consent_log set at = at - 1 where seq = 3', 'consent 3 was changed'],
    ['a removed link', 'delete from consent_log where seq = 2', 'consent 3 does not follow the one before it'],
    ['a removed start', 'delete from consent_log where seq = 1', 'consent 2 does not follow the one before it'],
    ['a removed end', 'delete from consent_log where seq = 3', '1 leads without their consent'],
    ['a link with another previous hash', 'update consent_log set previous_hash = hash where seq = 2', 'consent 2 does not follow the one before it'],
  ])('%s is found', async (_what, sql, problem) => {
    const store = await stores.fresh();
    await saveChain(store, [3, 2, 1]);
    expect(await verifyStore(store)).toEqual({ consents: 3, events: 0, leads: 3, problems: [] });
    await change(store, sql);
    expect((await verifyStore(store)).problems).toContain(problem);
  });

  test('deletes evidence older than five years; the rest stays verifiable and the chain continues', async () => {
    const store = await stores.fresh();
    const fiveYears = noon - Date.UTC(2021, 10, 20, 12);
    await saveChain(store, [fiveYears + day, fiveYears + 1, fiveYears, day]);
    expect(await runRetention(noon, { days: 36_500, leadStore: store })).toEqual({ erased: 0, consentsDeleted: 2 });
    expect(await verifyStore(store)).toMatchObject({ consents: 2, problems: [] });
    await saveChain(store, [0]);
    expect(await verifyStore(store)).toMatchObject({ consents: 3, problems: [] });
    await change(store, 'delete from consent_log where seq = 3');
    expect((await verifyStore(store)).problems).toContain('consent 4 does not follow the one before it');
  });

  test('an empty chain continues where it ended', async () => {
    const store = await stores.fresh();
    await saveChain(store, [6 * 366 * day]);
    expect(await runRetention(noon, { days: 365, leadStore: store })).toEqual({ erased: 1, consentsDeleted: 1 });
    await saveChain(store, [0]);
    expect(await verifyStore(store)).toMatchObject({ consents: 1, problems: [] });
  });
});
