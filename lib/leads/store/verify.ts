import 'server-only';
import { genesis, verifyChain } from './chain.ts';
import { type ConsentRow, chainStart, linkHash } from './consent-log.ts';
import type { Db } from './db.ts';
import { type EventRow, isIntactEvent } from './events.ts';
import { type Store, store } from './store.ts';

type VerifyResult = { consents: number; events: number; leads: number; problems: string[] };

const orphans: readonly (readonly [string, string])[] = [
  ['delivery d where not exists (select 1 from lead l where l.id = d.lead_id)', 'deliveries without a lead'],
  ['lead_file f where f.lead_id is not null and not exists (select 1 from lead l where l.id = f.lead_id)', 'files without a lead'],
  ['lead_file_chunk c where not exists (select 1 from lead_file f where f.id = c.file_id)', 'chunks without a file'],
  ['lead_update u where not exists (select 1 from lead l where l.id = u.lead_id and l.erased_at is null)', 'updates without a lead'],
  [
    'lead_update u where u.n > 1 and not exists (select 1 from lead_update v where v.lead_id = u.lead_id and v.n = u.n - 1)',
    'updates whose predecessor is missing',
  ],
  ["lead_event e join lead l on l.id = e.lead_id where e.detail = '' and l.erased_at is null", 'events without a detail whose lead was not erased'],
  ["lead l where l.erased_at is null and l.answers = ''", 'leads without answers though they were not erased'],
  [
    `lead l where not exists (select 1 from consent_log c where c.lead_id = l.id)
       and l.created_at >= coalesce((select min(at) from consent_log), 0)`,
    'leads without their consent',
  ],
];

async function verifyEngine(db: Db): Promise<string[]> {
  if (db.engine === 'postgres') return [];
  const checked = await db.all<{ integrity_check: string }>('pragma integrity_check');
  return checked.flatMap((row) => (row.integrity_check === 'ok' ? [] : `database: ${row.integrity_check}`));
}

export async function verifyStore({ db }: Store = store()): Promise<VerifyResult> {
  const consents = await verifyChain<ConsentRow>(db, {
    table: 'consent_log',
    name: 'consent',
    start: await chainStart(db),
    isIntact: (row) => linkHash(row) === row.hash,
  });
  const events = await verifyChain<EventRow>(db, {
    table: 'lead_event',
    name: 'event',
    start: { seq: 0, hash: genesis },
    isIntact: isIntactEvent,
  });
  const problems = [...consents.problems, ...events.problems, ...(await verifyEngine(db))];
  for (const [from, what] of orphans) {
    const [row] = await db.all<{ n: number }>(`select count(*) as n from ${from}`);
    if (row && row.n > 0) problems.push(`${row.n} ${what}`);
  }
  const [leads] = await db.all<{ n: number }>('select count(*) as n from lead');
  return { consents: consents.links, events: events.links, leads: leads?.n ?? 0, problems };
}
