import 'server-only';
import type { Queries } from './db.ts';

/** The `previous_hash` of the first link of a chain. */
export const genesis = '0'.repeat(64);

/** A link of a hash chain: `hash` covers the link's content and `previous_hash`. `seq` counts without gaps. */
export type ChainLink = { seq: number; previous_hash: string; hash: string };
export type ChainEnd = Pick<ChainLink, 'seq' | 'hash'>;

const pageSize = 500;

type ChainCheck<Row> = {
  table: 'consent_log' | 'lead_event';
  /** Name of one link, for messages. */
  name: string;
  start: ChainEnd;
  isIntact: (row: Row) => boolean;
};

/** Reads a chain from its start. Ends at the first link that does not follow the one before it, or whose content was changed. */
export async function verifyChain<Row extends ChainLink>(
  db: Pick<Queries, 'all'>,
  { table, name, start, isIntact }: ChainCheck<Row>,
): Promise<{ links: number; problems: string[] }> {
  let end = start;
  let links = 0;
  for (;;) {
    const rows = await db.all<Row>(`select * from ${table} where seq > ? order by seq limit ${pageSize}`, [end.seq]);
    for (const row of rows) {
      if (row.seq !== end.seq + 1 || row.previous_hash !== end.hash)
        return { links, problems: [`${name} ${row.seq} does not follow the one before it`] };
      if (!isIntact(row)) return { links, problems: [`${name} ${row.seq} was changed`] };
      end = row;
      links += 1;
    }
    if (rows.length < pageSize) return { links, problems: [] };
  }
}
