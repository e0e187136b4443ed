import 'server-only';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Keyring } from '../keyring.ts';
import type { FieldValues, Consent, Lead } from '../model.ts';
import { seal, unseal } from '../seal.ts';

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
  const opened = unseal(row.answers, row.id, keys);
  return opened.status === 'decrypted' ? { status: 'readable', values: parseStored<FieldValues>(opened.text) } : { status: 'unreadable' };
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
