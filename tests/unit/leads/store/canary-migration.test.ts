import { randomUUID } from 'node:crypto';
import { migrate, migrations } from '#lib/leads/store/schema.ts';
import { type Connection, connect, inMemory } from '#lib/leads/store/sqlite-connection.ts';

const marking = migrations.findIndex((statements) => statements.some((statement) => statement.includes('"textId":"canary"')));

/** A database of the version before the one that marks canaries. */
async function olderDatabase(): Promise<Connection> {
  const db = await connect(inMemory, []);
  await db.run('create table schema_version (v integer primary key, at bigint not null)');
  for (const [index, statements] of migrations.slice(0, marking).entries()) {
    for (const statement of statements) await db.run(statement.replace('create unlogged table', 'create table'));
    await db.run('insert into schema_version (v, at) values (?, 0)', [index + 1]);
  }
  return db;
}

let records = 0;

/** A stored lead with its consent record. Returns its id. */
async function addLead(db: Connection, textId: string, erasedAt: number | null): Promise<string> {
  const id = randomUUID();
  records += 1;
  await db.run(
    `insert into lead (id, reference, body_hash, form, form_version, locale, answers, consent, created_at, erased_at)
      values (?, ?, '', 'home', 1, 'en', '', '{}', 1, ?)`,
    [id, id, erasedAt],
  );
  const record = JSON.stringify({ leadId: id, consent: { textId, textHash: 'hash' } });
  await db.run("insert into consent_log (seq, lead_id, at, record, previous_hash, hash) values (?, ?, 1, ?, '', '')", [records, id, record]);
  return id;
}

test('the migration gives erased canaries of an earlier version the status `test`, and no other lead', async () => {
  const db = await olderDatabase();
  const canary = await addLead(db, 'canary', 2);
  const underWay = await addLead(db, 'canary', null);
  const erased = await addLead(db, 'request-1', 2);
  const open = await addLead(db, 'request-1', null);
  await db.run("update lead set status = 'won' where id = ?", [erased]);
  await migrate(db);
  const rows = await db.all<{ id: string; status: string }>('select id, status from lead');
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    [canary]: 'test',
    [underWay]: 'new',
    [erased]: 'won',
    [open]: 'new',
  });
  const [version] = await db.all<{ v: number }>('select max(v) as v from schema_version');
  expect(version?.v).toBe(migrations.length);
  db.raw.close();
});
