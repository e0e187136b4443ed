import 'server-only';
import { type ChainEnd, type ConsentRow, chainStart, linkHash } from './consent-log.ts';
import type { Db } from './db.ts';
import { type Store, store } from './store.ts';

export type VerifyResult = { consents: number; leads: number; problems: string[] };

const page = 500;

const orphans: readonly (readonly [string, string])[] = [
  ['delivery d where not exists (select 1 from lead l where l.id = d.lead_id)', 'deliveries without a lead'],
  ['lead_file f where f.lead_id is not null and not exists (select 1 from lead l where l.id = f.lead_id)', 'files without a lead'],
  ['lead_file_chunk c where not exists (select 1 from lead_file f where f.id = c.file_id)', 'pieces without a file'],
  ['lead_update u where not exists (select 1 from lead l where l.id = u.lead_id and l.erased_at is null)', 'updates without a lead'],
  [
    'lead_update u where u.n > 1 and not exists (select 1 from lead_update v where v.lead_id = u.lead_id and v.n = u.n - 1)',
    'updates whose predecessor is missing',
  ],
  ["lead l where l.erased_at is null and l.answers = ''", 'leads without answers that were not erased'],
  [
    `lead l where not exists (select 1 from consent_log c where c.lead_id = l.id)
       and l.created_at >= coalesce((select min(at) from consent_log), 0)`,
    'leads without their consent',
  ],
];

async function verifyChain(db: Db): Promise<{ consents: number; problems: string[] }> {
  let end: ChainEnd = await chainStart(db);
  let consents = 0;
  for (;;) {
    const rows = await db.all<ConsentRow>(`select * from consent_log where seq > ? order by seq limit ${page}`, [end.seq]);
    for (const row of rows) {
      const joined = row.seq === end.seq + 1 && row.previous_hash === end.hash;
      if (!joined) return { consents, problems: [`consent ${row.seq} does not follow the one before it`] };
      if (linkHash(row) !== row.hash) return { consents, problems: [`consent ${row.seq} was changed`] };
      end = row;
      consents += 1;
    }
    if (rows.length < page) return { consents, problems: [] };
  }
}

async function verifyEngine(db: Db): Promise<string[]> {
  if (db.engine === 'postgres') return [];
  const checked = await db.all<{ integrity_check: string }>('pragma integrity_check');
  return checked.flatMap((row) => (row.integrity_check === 'ok' ? [] : `database: ${row.integrity_check}`));
}

export async function verifyStore({ db }: Store = store()): Promise<VerifyResult> {
  const { consents, problems } = await verifyChain(db);
  problems.push(...(await verifyEngine(db)));
  for (const [from, what] of orphans) {
    const [row] = await db.all<{ n: number }>(`select count(*) as n from ${from}`);
    if (row && row.n > 0) problems.push(`${row.n} ${what}`);
  }
  const [leads] = await db.all<{ n: number }>('select count(*) as n from lead');
  return { consents, leads: leads?.n ?? 0, problems };
}
