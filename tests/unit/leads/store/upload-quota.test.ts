import { sweepStagedBytes } from '#lib/leads/store/drop-files.ts';
import { appendChunk, beginFile, finishFile } from '#lib/leads/store/files.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { storageFigures } from '#lib/leads/store/storage.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { reserveUpload, settleUpload } from '#lib/leads/store/upload-quota.ts';
import { onEachEngine } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const quotas = { addressDay: 100, day: 250, total: 1_000, staged: 1_000 };
const day = 86_400_000;
const client = (name: string) => [
  { key: name, factor: 1 },
  { key: `wide ${name.slice(0, 1)}`, factor: 2 },
];

async function reserve(store: Store, name: string, bytes: number, { at = noon, limits = quotas, isStaged = false } = {}) {
  const reserved = await reserveUpload({ keys: client(name), bytes, isStaged }, limits, at, store);
  return reserved.status === 'reserved' ? reserved.reservation : reserved.quota;
}

async function stage(store: Store, size: number, at: number): Promise<string> {
  const staging = beginFile();
  await appendChunk(staging, Buffer.from('x'), at, store);
  await finishFile(staging, { type: 'pdf', size, name: 'a.pdf', sha256: 'x', scan: 'off', active: [] }, at, store);
  return staging.id;
}

onEachEngine((stores) => {
  test('refuses what exceeds the quota of a client, of its wider network, or of the day', async () => {
    const store = await stores.fresh();
    expect(await reserve(store, 'a1', 101)).toBe('upload_quota_address');
    expect(await reserve(store, 'a1', 100)).toMatchObject({ bytes: 100 });
    expect(await reserve(store, 'a1', 1)).toBe('upload_quota_address');
    expect(await reserve(store, 'a2', 100)).toMatchObject({ bytes: 100 });
    expect(await reserve(store, 'a3', 1)).toBe('upload_quota_address');
    expect(await reserve(store, 'b1', 51)).toBe('upload_quota_day');
    expect(await reserve(store, 'b1', 50)).toMatchObject({ bytes: 50 });
    expect(await reserve(store, 'a1', 100, { at: noon + day })).toMatchObject({ bytes: 100 });
    expect(await store.db.all('select distinct day from upload_use')).toEqual([{ day: '2026-11-21' }]);
  });

  test('returns the quota of bytes that were not stored', async () => {
    const store = await stores.fresh();
    const reservation = await reserve(store, 'a1', 100);
    if (typeof reservation === 'string') throw new Error(reservation);
    await settleUpload(reservation, 30, store);
    expect(await reserve(store, 'a1', 71)).toBe('upload_quota_address');
    expect(await reserve(store, 'a1', 70)).toMatchObject({ bytes: 70 });
  });

  test('concurrent uploads, on any instance, cannot exceed a quota together', async () => {
    const store = await stores.fresh();
    const instances = [store, stores.again(store)];
    const tries = Array.from({ length: 12 }, (_, n) => reserve(instances[n % 2] ?? store, `${n}`, 60));
    const results = await Promise.all(tries);
    expect(results.filter((result) => typeof result !== 'string')).toHaveLength(4);
    expect(new Set(results.filter((result) => typeof result === 'string'))).toEqual(new Set(['upload_quota_day']));
  });

  test('counts stored files and open reservations towards the total, until a reservation is abandoned', async () => {
    const store = await stores.fresh();
    const limits = { addressDay: 5_000, day: 5_000, total: 1_000, staged: 1_000 };
    await stage(store, 600, noon);
    expect(await reserve(store, 'a1', 401, { limits })).toBe('upload_quota_total');
    expect(await reserve(store, 'a1', 400, { limits })).toMatchObject({ bytes: 400 });
    expect(await reserve(store, 'a2', 1, { limits })).toBe('upload_quota_total');
    expect(await reserve(store, 'a2', 400, { limits, at: noon + 900_001 })).toMatchObject({ bytes: 400 });
  });

  test('staged files have a quota of their own, also for concurrent uploads', async () => {
    const store = await stores.fresh();
    const limits = { addressDay: 5_000, day: 5_000, total: 5_000, staged: 200 };
    await stage(store, 40, noon);
    const tries = Array.from({ length: 4 }, (_, n) => reserve(store, `${n}`, 60, { limits, isStaged: true }));
    const refused = (await Promise.all(tries)).filter((result) => typeof result === 'string');
    expect(refused).toEqual(['upload_staged', 'upload_staged']);
    expect(await reserve(store, 'a', 500, { limits })).toMatchObject({ bytes: 500 });
  });

  test('deletes staged files by size, oldest first, except those of the last five minutes', async () => {
    const store = await stores.fresh();
    const [old, older, young] = [
      await stage(store, 50, noon - 400_000),
      await stage(store, 50, noon - 500_000),
      await stage(store, 50, noon - 1_000),
    ];
    const kept = await stage(store, 50, noon - 900_000);
    await saveLead(sampleLead({ fileIds: [kept] }), store);
    const ids = async () => (await store.db.all<{ id: string }>('select id from lead_file')).map(({ id }) => id).toSorted();
    const left = async (maxBytes: number, now = noon) => {
      await sweepStagedBytes(maxBytes, now, store);
      return ids();
    };
    expect(await left(150)).toHaveLength(4);
    expect(await storageFigures(store)).toMatchObject({ stored_bytes: 200, staged_bytes: 150 });
    expect(await left(100)).toEqual([old, young, kept].toSorted());
    expect(await ids()).not.toContain(older);
    expect(await left(10)).toEqual([young, kept].toSorted());
    expect(await left(10, noon + 300_000)).toEqual([kept]);
  });

  test('the free space of the disk is known where the database is on this machine', async () => {
    const store = await stores.fresh();
    await saveLead(sampleLead(), store);
    const { disk_free_bytes: free } = await storageFigures(store);
    expect((free ?? 0) > 0).toBe(stores.engine === 'sqlite');
  });
});
