import 'server-only';
import { findForm } from '#lib/forms/registry.ts';
import { summarizeLead } from '#lib/forms/present.ts';
import { maxCommitDelayMs, placeholdersOf, storeTime } from '#lib/leads/store/db.ts';
import { type LeadRow, leadColumns, unsealValues } from '#lib/leads/store/lead-row.ts';
import { type Store, store } from '#lib/leads/store/store.ts';

/** A lead that began to wait for staff: a new one, or one whose visitor wrote again. */
type NewlyWaiting = { reference: string; name: string };
/** `latest` are some of the `count` leads, the newest first; `at` is when they were read (epoch ms). */
export type NewlyWaitingLeads = { count: number; latest: readonly NewlyWaiting[]; at: number };

const maxNamed = 20;

function nameOf(row: LeadRow, keys: Store['keys']): string {
  const read = unsealValues(row, keys());
  return read.status === 'readable' && findForm(row.form) ? summarizeLead({ form: row.form, values: read.values }).fullName : '';
}

type NewlyWaitingReader = {
  read: () => Promise<NewlyWaitingLeads>;
  begin: () => Promise<void>;
  readSince: (at: number) => Promise<NewlyWaitingLeads>;
};

/**
 * `begin` marks the leads that wait now as seen; each `read` returns those that began to wait after it or the last `read`. `readSince` returns those that
 * began to wait after a time and still do.
 */
export function createNewlyWaiting({ db, keys }: Store = store()): NewlyWaitingReader {
  let seen: ReadonlySet<string> = new Set();

  const waitingSince = (at: number) =>
    db.all<{ id: string; at: number }>(
      `select id, waiting_at as at from lead where waiting is not null and waiting_at > ? and quarantined_at is null order by waiting_at desc`,
      [at],
    );

  async function readNew(now: number): Promise<string[]> {
    const rows = await waitingSince(now - maxCommitDelayMs);
    const arrived = rows.filter(({ id, at }) => !seen.has(`${id} ${at}`)).map(({ id }) => id);
    seen = new Set(rows.map(({ id, at }) => `${id} ${at}`));
    return arrived;
  }

  async function readNames(ids: readonly string[]): Promise<NewlyWaiting[]> {
    if (ids.length === 0) return [];
    const rows = await db.all<LeadRow>(`select ${leadColumns} from lead where erased_at is null and id in (${placeholdersOf(ids)})`, ids);
    return ids.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => ({ reference: row.reference, name: nameOf(row, keys) }));
  }

  const leadsOf = async (ids: readonly string[], at: number) => ({ count: ids.length, latest: await readNames(ids.slice(0, maxNamed)), at });
  const storeNow = () => storeTime(db, Date.now());

  return {
    begin: async () => void (await readNew(await storeNow())),
    async read() {
      const now = await storeNow();
      return leadsOf(await readNew(now), now);
    },
    async readSince(at) {
      const now = await storeNow();
      const rows = await waitingSince(at);
      return leadsOf(
        rows.map(({ id }) => id),
        now,
      );
    },
  };
}
