import 'server-only';
import type { FieldValues } from '#lib/forms/field-values.ts';
import { continuationDays } from '#lib/site/retention.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { type Queries, storeTime, type Transaction, valuesOf } from './db.ts';
import { type LeadRow, leadColumns, unsealValues } from './lead-row.ts';
import { normalizeReference } from '../reference.ts';
import { mergeUpdates, updatesOf } from './read-updates.ts';
import { type Store, store } from './store.ts';

/** How long a continuation token is valid. */
export const continuationMs = continuationDays * dayMs;
/** So many wrong second factors lock a link. */
export const maxTries = 5;

type NewToken = { leadId: string; hash: string; createdAt: number };
type ContinuationRow = { lead_id: string; opened: number; expires_at: number; tries: number; revoked_at: number | null };

export type LinkState = { status: 'closed' } | { status: 'waiting'; triesLeft: number };
export type OpenResult = { status: 'opened' } | { status: 'wrong'; triesLeft: number } | { status: 'closed' };

const insert = 'insert into continuation (token_hash, lead_id, opened, created_at, expires_at) values';
const rowOf = ({ hash, leadId, createdAt }: NewToken, opened: 0 | 1) => [hash, leadId, opened, createdAt, createdAt + continuationMs];
const isValid = ({ expires_at: end, revoked_at: revoked, tries }: ContinuationRow, now: number): boolean =>
  revoked === null && end > now && tries < maxTries;

/** Stores opened tokens with their leads, in the same transaction. */
export function insertOpened(tx: Transaction, items: readonly NewToken[]): void {
  if (items.length === 0) return;
  const { placeholders, params } = valuesOf(items.map((item) => rowOf(item, 1)));
  tx.send(`${insert} ${placeholders}`, params);
}

function findRow(db: Pick<Queries, 'all'>, hash: string): Promise<ContinuationRow[]> {
  return db.all<ContinuationRow>('select lead_id, opened, expires_at, tries, revoked_at from continuation where token_hash = ?', [hash]);
}

/** Stores a token for a lead; `opened` needs no second factor. False when the lead is unknown or erased. */
export async function addContinuation(
  { reference, hash, opened }: { reference: string; hash: string; opened: boolean },
  localNow = Date.now(),
  { db }: Store = store(),
): Promise<boolean> {
  const now = await storeTime(db, localNow);
  return db.transaction(async (tx) => {
    const [lead] = await tx.all<{ id: string }>('select id from lead where reference = ? and erased_at is null', [normalizeReference(reference)]);
    if (!lead) return false;
    const { placeholders, params } = valuesOf([rowOf({ hash, leadId: lead.id, createdAt: now }, opened ? 1 : 0)]);
    await tx.run(`${insert} ${placeholders}`, params);
    return true;
  });
}

/** The reference of the lead that an opened token belongs to; undefined for every other token. */
export async function openedReference(hash: string, localNow = Date.now(), { db }: Store = store()): Promise<string | undefined> {
  const now = await storeTime(db, localNow);
  const [row] = await findRow(db, hash);
  if (!row || row.opened !== 1 || !isValid(row, now)) return undefined;
  const [lead] = await db.all<{ reference: string }>('select reference from lead where id = ? and erased_at is null', [row.lead_id]);
  return lead?.reference;
}

/** The reference of the lead that a link belongs to, whether or not the link is still valid. */
export async function linkReference(hash: string, { db }: Store = store()): Promise<string | undefined> {
  const [row] = await db.all<{ reference: string }>(
    'select l.reference from continuation c join lead l on l.id = c.lead_id where c.token_hash = ? and c.opened = 0 and l.erased_at is null',
    [hash],
  );
  return row?.reference;
}

export async function continuationLinkState(hash: string, localNow = Date.now(), { db }: Store = store()): Promise<LinkState> {
  const now = await storeTime(db, localNow);
  const [row] = await findRow(db, hash);
  return row && row.opened === 0 && isValid(row, now) ? { status: 'waiting', triesLeft: maxTries - row.tries } : { status: 'closed' };
}

type Opening = {
  hash: string;
  openedHash: string;
  input: string;
  isFactor: (lead: { form: string; values: FieldValues }, input: string) => boolean;
};

/**
 * Opens a link and stores an opened token when `isFactor` accepts the input, with the values of the first form or with the corrected ones; else counts a
 * wrong try.
 */
export async function openLink(
  { hash, openedHash, input, isFactor }: Opening,
  localNow = Date.now(),
  { db, keys }: Store = store(),
): Promise<OpenResult> {
  const now = await storeTime(db, localNow);
  const keyring = keys();
  return db.transaction<OpenResult>(async (tx) => {
    // Counted first: on PostgreSQL the row is then locked, so that concurrent tries are counted one by one.
    const counted = await tx.run(
      'update continuation set tries = tries + 1 where token_hash = ? and opened = 0 and tries < ? and expires_at > ? and revoked_at is null',
      [hash, maxTries, now],
    );
    const [row] = await findRow(tx, hash);
    if (counted === 0 || !row) return { status: 'closed' };
    const [lead] = await tx.all<LeadRow>(`select ${leadColumns} from lead where id = ?`, [row.lead_id]);
    const read = lead && unsealValues(lead, keyring);
    const wrong: OpenResult = { status: 'wrong', triesLeft: maxTries - row.tries };
    if (!lead || read?.status !== 'readable') return wrong;
    const corrected = mergeUpdates(read.values, (await updatesOf(tx, [row.lead_id], keyring)).get(row.lead_id) ?? []);
    if (![read.values, corrected].some((values) => isFactor({ form: lead.form, values }, input))) return wrong;
    const { placeholders, params } = valuesOf([[openedHash, row.lead_id, 1, now, row.expires_at]]);
    await tx.run(`${insert} ${placeholders}`, params);
    await tx.run('update continuation set tries = 0 where token_hash = ?', [hash]);
    return { status: 'opened' };
  });
}

/** Revokes every link and opened token of a lead. Returns how many were valid. */
export async function revokeContinuations(reference: string, localNow = Date.now(), { db }: Store = store()): Promise<number> {
  const now = await storeTime(db, localNow);
  return db.transaction((tx) =>
    tx.run(
      'update continuation set revoked_at = ? where revoked_at is null and expires_at > ? and lead_id in (select id from lead where reference = ?)',
      [now, now, normalizeReference(reference)],
    ),
  );
}

export async function pruneContinuations(localNow: number, { db }: Store = store()): Promise<number> {
  const now = await storeTime(db, localNow);
  return db.transaction((tx) => tx.run('delete from continuation where expires_at < ?', [now]));
}
