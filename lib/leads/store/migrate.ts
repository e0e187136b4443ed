import 'server-only';
import type { Engine, Queries } from './db.ts';
import { locks } from './locks.ts';
import { migrations } from './schema.ts';

/** Migrates the schema inside one transaction. Safe when several processes start at once. */
export async function migrate(tx: Queries): Promise<void> {
  if (tx.engine === 'postgres') await tx.all('select pg_advisory_xact_lock(?)', [locks.migration]);
  await tx.run('create table if not exists schema_version (v integer primary key, at bigint not null)');
  const [row] = await tx.all<{ v: number | null }>('select max(v) as v from schema_version');
  for (let version = (row?.v ?? 0) + 1; version <= migrations.length; version++) {
    for (const statement of migrations[version - 1] ?? []) await tx.run(forEngine(statement, tx.engine));
    await tx.run('insert into schema_version (v, at) values (?, ?)', [version, Date.now()]);
  }
}

function forEngine(sql: string, engine: Engine): string {
  return engine === 'postgres' ? sql.replaceAll(' blob ', ' bytea ') : sql.replace('create unlogged table', 'create table');
}
