import 'server-only';
import type { FieldValues } from '#lib/forms/field-values.ts';
import { parsePhoneNumber } from '#lib/forms/phone-number.ts';
import { type LeadRow, leadColumns, unsealValues } from '#lib/leads/store/lead-row.ts';
import { placeholdersOf } from '#lib/leads/store/rows.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import type { WorkedLead } from './find-worked-lead.ts';
import { leadSearch } from './search.ts';

export type Duplicate = { reference: string; createdAt: number; form: string; by: 'phone' | 'email' | 'vin' };

const vin = /\b[A-HJ-NPR-Z\d]{17}\b/g;

const textsOf = (values: FieldValues): string[] =>
  Object.values(values)
    .flat()
    .filter((value) => typeof value === 'string');

type Keys = { phone: ReadonlySet<string>; email: ReadonlySet<string>; vin: ReadonlySet<string> };

function keysOf(values: FieldValues): Keys {
  const texts = textsOf(values);
  return {
    phone: new Set(texts.filter((text) => /^[+\d][\d\s().-]{9,}$/.test(text)).flatMap((text) => parsePhoneNumber(text)?.e164 ?? [])),
    email: new Set(texts.filter((text) => /^[^\s@]+@[^\s@]+$/.test(text)).map((text) => text.toLowerCase())),
    vin: new Set(texts.flatMap((text) => text.toUpperCase().match(vin) ?? [])),
  };
}

const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((key) => b.has(key));

/** Other leads with the same phone number, e-mail address or VIN, the newest first. */
export async function findDuplicates({ lead, values }: WorkedLead, leadStore: Store = store()): Promise<Duplicate[]> {
  const own = keysOf(values);
  const searched = [...own.phone, ...own.email, ...own.vin].slice(0, 6);
  const matches = await Promise.all(searched.map((text) => leadSearch().find(text)));
  const ids = [...new Set(matches.flat())].filter((id) => id !== lead.id);
  if (ids.length === 0) return [];
  const rows = await leadStore.db.all<LeadRow>(
    `select ${leadColumns} from lead where erased_at is null and id in (${placeholdersOf(ids)}) order by created_at desc`,
    ids,
  );
  return rows.flatMap((row) => {
    const read = unsealValues(row, leadStore.keys());
    if (read.status !== 'readable') return [];
    const keys = keysOf(read.values);
    const by = (['phone', 'email', 'vin'] as const).find((kind) => shares(own[kind], keys[kind]));
    return by ? [{ reference: row.reference, createdAt: row.created_at, form: row.form, by }] : [];
  });
}
