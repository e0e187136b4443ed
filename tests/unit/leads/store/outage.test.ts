import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { claimDeliveries } from '#lib/leads/store/deliveries.ts';
import { probeWrite } from '#lib/leads/store/health.ts';
import { listLeads } from '#lib/leads/store/read-leads.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { createStore } from '#lib/leads/store/store.ts';
import { onEachEngine, someKeys, tempFolder } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

/** Milliseconds until an action fails because the store is unavailable. */
async function msUntilFailure(action: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await expect(action).rejects.toMatchObject({ name: 'StoreError', unavailable: true });
  return performance.now() - start;
}

onEachEngine((stores) => {
  if (stores.engine === 'postgres') {
    test('rejects at once while the server is stopped, and reconnects by itself', async () => {
      const store = await stores.fresh();
      const kept = sampleLead();
      await saveLead(kept, store);
      stores.postgres().stop();
      const cold = stores.again(store);
      expect(await msUntilFailure(saveLead(sampleLead(), store))).toBeLessThan(4_000);
      expect(await msUntilFailure(probeWrite(noon, store))).toBeLessThan(4_000);
      expect(await msUntilFailure(claimDeliveries('staff', { limit: 1, now: noon, leaseMs: 1, claimId: 'a' }, cold))).toBeLessThan(4_000);
      stores.postgres().start();
      for (const target of [store, cold]) expect(await saveLead(sampleLead(), target)).toMatchObject({ status: 'saved' });
      expect((await listLeads({}, store)).map((lead) => lead.reference)).toContain(kept.reference);
    });

    test('rejects within seconds while another transaction holds the lock', async () => {
      const store = await stores.fresh();
      await saveLead(sampleLead(), store);
      const other = stores.again(store);
      await other.db.transaction(async (tx) => {
        await tx.run('lock table consent_log in access exclusive mode');
        expect(await msUntilFailure(saveLead(sampleLead(), store))).toBeLessThan(8_000);
      });
      expect(await saveLead(sampleLead(), store)).toMatchObject({ status: 'saved' });
    });
    return;
  }

  test('waits for the lock of another process without blocking this one, then rejects', async () => {
    const store = await stores.fresh();
    await saveLead(sampleLead(), store);
    const other = new DatabaseSync(join(store.dataDir, 'app.db'));
    try {
      other.exec('begin immediate');
      let ticks = 0;
      const timer = setInterval(() => (ticks += 1), 5);
      const waited = await msUntilFailure(saveLead(sampleLead(), store));
      clearInterval(timer);
      expect(waited).toBeGreaterThan(2_500);
      expect(waited).toBeLessThan(10_000);
      // A blocking wait of SQLite would allow only a few; a suspended machine loses some.
      expect(ticks).toBeGreaterThan(30);
      expect(await listLeads({}, store)).toHaveLength(1);
      const late = saveLead(sampleLead(), store);
      setTimeout(() => other.exec('rollback'), 200);
      expect(await late).toMatchObject({ status: 'saved' });
    } finally {
      other.close();
    }
  });

  test('tries to open a database again at each call', async () => {
    const dataDir = tempFolder();
    const path = join(dataDir, 'app.db');
    mkdirSync(path);
    const store = createStore({ dataDir, keys: someKeys() });
    await msUntilFailure(saveLead(sampleLead(), store));
    rmSync(path, { recursive: true });
    writeFileSync(path, 'this is no database, but something longer than a header of one hundred bytes '.repeat(3));
    await msUntilFailure(saveLead(sampleLead(), store));
    rmSync(path);
    expect(await saveLead(sampleLead(), store)).toMatchObject({ status: 'saved' });
    await store.db.close();
    rmSync(dataDir, { recursive: true });
  });

  test('rejects a lead when the disk is full, and loses nothing else', async () => {
    const store = await stores.fresh();
    const small = sampleLead({ channels: [] });
    await saveLead(small, store);
    await store.db.transaction((tx) => tx.all('pragma max_page_count = 60'));
    const big = sampleLead({ values: { message: 'x'.repeat(400_000) } });
    const results = await Promise.allSettled([saveLead(big, store), saveLead(sampleLead({ channels: [] }), store)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await listLeads({}, store)).toHaveLength(2);
  });
});
