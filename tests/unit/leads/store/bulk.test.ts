import { StoreError, type Statement } from '#lib/leads/store/db.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { onEachEngine } from './engines.ts';
import { sampleLead } from './sample-lead.ts';

const insert = (id: string, seq: number, data: Uint8Array): Statement => ({
  sql: 'insert into lead_file_chunk (file_id, seq, data) values (?, ?, ?)',
  params: [id, seq, data],
});
const file = (id: string): Statement => ({
  sql: "insert into lead_file (id, lead_id, staged_at, place, type, size, scan, sealed) values (?, null, 0, 0, '', 0, 'off', '')",
  params: [id],
});
const remove = (id: string): Statement => ({ sql: 'delete from lead_file_chunk where file_id = ?', params: [id] });

onEachEngine((stores) => {
  test('runs several statements in one transaction and returns how many rows the last one changed', async () => {
    const { db } = await stores.fresh();
    await db.bulk([file('a'), insert('a', 0, Buffer.alloc(300_000, 1)), insert('a', 1, Buffer.from('end'))]);
    const rows = await db.all<{ seq: number; data: Uint8Array }>('select seq, data from lead_file_chunk where file_id = ? order by seq', ['a']);
    expect(rows.map(({ seq, data }) => [seq, data.length, data[0]])).toEqual([
      [0, 300_000, 1],
      [1, 3, 'e'.charCodeAt(0)],
    ]);
    expect(await db.bulk([remove('a')])).toBe(2);
  });

  test('keeps nothing of a transaction with a statement that fails, and runs the next one', async () => {
    const { db } = await stores.fresh();
    await expect(db.bulk([file('a'), insert('a', 0, Buffer.from('x')), file('a')])).rejects.toBeInstanceOf(StoreError);
    expect(await db.all('select id from lead_file', [])).toEqual([]);
    expect(await db.bulk([file('a')])).toBe(1);
  });

  test('saves leads while files are written', async () => {
    const store = await stores.fresh();
    await store.db.bulk([file('a')]);
    const pieces = Array.from({ length: 24 }, (_, seq) => store.db.bulk([insert('a', seq, Buffer.alloc(262_144, seq))]));
    const leads = Array.from({ length: 24 }, () => saveLead(sampleLead(), store));
    expect(await Promise.all(pieces)).toEqual(pieces.map(() => 1));
    await Promise.all(leads);
    const [row] = await store.db.all<{ leads: number }>('select cast(count(*) as int) as leads from lead');
    expect(row?.leads).toBe(24);
  });
});
