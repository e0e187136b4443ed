import 'server-only';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { type Keyring, unseal } from '../seal.ts';
import type { Channel, LeadUpdate } from '../model.ts';
import { type Param, placeholdersOf, type Queries } from './db.ts';

type UpdateRow = { id: string; lead_id: string; n: number; form: string; locale: Locale; answers: string; created_at: number };

const select = 'select id, lead_id, n, form, locale, answers, created_at from lead_update';

function parseValues(text: string): FieldValues {
  return JSON.parse(text);
}

/** Leaves out what cannot be decrypted with these keys. */
function unsealRows(rows: readonly UpdateRow[], keys: Keyring): (LeadUpdate & { leadId: string })[] {
  return rows.flatMap(({ id, lead_id: leadId, n, form, locale, answers, created_at: createdAt }) => {
    const unsealed = unseal(answers, id, keys);
    return unsealed.status === 'decrypted' ? [{ leadId, n, form, locale, createdAt, values: parseValues(unsealed.text) }] : [];
  });
}

async function read(db: Pick<Queries, 'all'>, where: string, params: readonly Param[], keys: Keyring) {
  return unsealRows(await db.all<UpdateRow>(`${select} where ${where} order by n`, params), keys);
}

/** The updates of leads by the id of their lead, oldest first. */
export async function updatesOf(db: Pick<Queries, 'all'>, leadIds: readonly string[], keys: Keyring): Promise<Map<string, LeadUpdate[]>> {
  if (leadIds.length === 0) return new Map();
  const found = await read(db, `lead_id in (${placeholdersOf(leadIds)})`, leadIds, keys);
  const entries = found.map(({ leadId, ...update }) => [leadId, update] as const);
  return new Map([...Map.groupBy(entries, ([leadId]) => leadId)].map(([leadId, members]) => [leadId, members.map(([, update]) => update)]));
}

/**
 * The updates that a delivery needs. `first`: number of its first update. A webhook delivery carries this update only. A mail carries those from `first`
 * to the next delivery of its channel, and shows the values as they were after its last update, so the earlier updates are read too.
 */
export async function updatesForDelivery(
  tx: Queries,
  { leadId, channel, first }: { leadId: string; channel: Channel; first: number },
  keys: Keyring,
): Promise<LeadUpdate[]> {
  if (channel === 'webhook') return read(tx, 'lead_id = ? and n = ?', [leadId, first], keys);
  const next = '(select min(update_n) from delivery where lead_id = ? and channel = ? and update_n > ?)';
  return read(tx, `lead_id = ? and n < coalesce(${next}, 2147483647)`, [leadId, leadId, channel, first], keys);
}

/** The last value of each field that the updates have; a field that was emptied has an empty text. */
export function lastValues(updates: readonly Pick<LeadUpdate, 'values'>[]): FieldValues {
  return Object.assign({}, ...updates.map(({ values }) => values));
}

/** The values of a lead with those of its updates, without fields that were emptied. */
export function mergeUpdates(first: FieldValues, updates: readonly Pick<LeadUpdate, 'values'>[]): FieldValues {
  return Object.fromEntries(Object.entries({ ...first, ...lastValues(updates) }).filter(([, value]) => value !== ''));
}
