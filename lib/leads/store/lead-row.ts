import 'server-only';
import type { Locale } from '#lib/i18n/routing.ts';
import { type Keyring, seal, unseal } from '../seal.ts';
import type { Consent, FieldValues, Lead, Reply } from '../model.ts';
import { placeholdersOf, type Queries } from './db.ts';

export type LeadRow = {
  id: string;
  reference: string;
  form: string;
  form_version: number;
  locale: Locale;
  /** The sealed values of the fields. */
  answers: string;
  consent: string;
  created_at: number;
  quarantined_at: number | null;
  erased_at: number | null;
};

export const leadColumns = 'id, reference, form, form_version, locale, answers, consent, created_at, quarantined_at, erased_at';

export const erasedValues = '';

export type UnsealedValues = { status: 'readable'; values: FieldValues } | { status: 'unreadable' | 'erased' };

export function sealValues(lead: Pick<Lead, 'id' | 'values'>, keys: Keyring): string {
  return seal(JSON.stringify(lead.values), lead.id, keys);
}

export function unsealValues(row: Pick<LeadRow, 'id' | 'answers' | 'erased_at'>, keys: Keyring): UnsealedValues {
  if (row.erased_at !== null) return { status: 'erased' };
  const unsealed = unseal(row.answers, row.id, keys);
  return unsealed.status === 'decrypted' ? { status: 'readable', values: parseStored<FieldValues>(unsealed.text) } : { status: 'unreadable' };
}

export function leadOf(row: LeadRow, values: FieldValues): Lead {
  return {
    id: row.id,
    reference: row.reference,
    form: row.form,
    formVersion: row.form_version,
    locale: row.locale,
    values,
    consent: parseStored<Consent>(row.consent),
    createdAt: row.created_at,
    quarantinedAt: row.quarantined_at,
  };
}

function parseStored<T>(text: string): T {
  return JSON.parse(text);
}

/** The replies of deliveries by delivery id, without those that cannot be decrypted. */
export async function repliesOf(tx: Pick<Queries, 'all'>, deliveryIds: readonly string[], keys: Keyring): Promise<Map<string, Reply>> {
  const rows = await tx.all<{ id: string; sealed: string }>(
    `select id, sealed from lead_mail where id in (${placeholdersOf(deliveryIds)})`,
    deliveryIds,
  );
  return new Map(
    rows.flatMap(({ id, sealed }) => {
      const unsealed = unseal(sealed, id, keys);
      return unsealed.status === 'decrypted' ? [[id, JSON.parse(unsealed.text)]] : [];
    }),
  );
}

/** Stores a reply with its delivery. A reply with the `id` of a stored one stores nothing and returns false. */
export async function storeReply(
  tx: Queries,
  { id, leadId, reply }: { id: string; leadId: string; reply: Reply },
  now: number,
  keys: Keyring,
): Promise<boolean> {
  const inserted = await tx.run(
    `insert into lead_mail (id, lead_id, n, sealed)
       select ?, ?, coalesce(max(n), 0) + 1, ? from lead_mail where lead_id = ? on conflict do nothing`,
    [id, leadId, seal(JSON.stringify(reply), id, keys), leadId],
  );
  if (inserted === 0) return false;
  await tx.run(
    `insert into delivery (id, lead_id, channel, update_n, attempts, queued_at, next_at)
       select id, lead_id, 'reply', n, 0, ?, ? from lead_mail where id = ?`,
    [now, now, id],
  );
  return true;
}
