import 'server-only';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import { type LeadRow, leadColumns, unsealValues } from '#lib/leads/store/lead-row.ts';
import { type Store, store } from '#lib/leads/store/store.ts';

const batchSize = 100;

/** Reads the line of insurance from the values of leads that an earlier version stored. A lead that cannot be read gets that of its form. */
export async function fillLines({ db, keys }: Store = store()): Promise<number> {
  const ring = keys();
  let filled = 0;
  for (;;) {
    const rows = await db.all<LeadRow>(`select ${leadColumns} from lead where line is null and erased_at is null limit ${batchSize}`);
    if (rows.length === 0) return filled;
    await db.transaction(async (tx) => {
      for (const row of rows) {
        const read = unsealValues(row, ring);
        const values = read.status === 'readable' ? read.values : {};
        await tx.run('update lead set line = ? where id = ? and erased_at is null', [lineOfLead({ form: row.form, values }) ?? '', row.id]);
      }
    });
    filled += rows.length;
  }
}
