import 'server-only';
import { acordList } from '#lib/forms/acord.ts';
import { presentBilingual, type PresentedValue, summarizeLead } from '#lib/forms/present.ts';
import { parsePhoneNumber } from '#lib/forms/phone-number.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { findForm } from '#lib/forms/registry.ts';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { Consent, LeadUpdate } from '#lib/leads/model.ts';
import { eventsOf, type LeadEvent } from '#lib/leads/store/events.ts';
import { filesOf, type UnsealedFile } from '#lib/leads/store/files.ts';
import { lastValues, mergeUpdates } from '#lib/leads/store/read-updates.ts';
import { findLead, type StoredDelivery, type StoredLead } from '#lib/leads/store/read-leads.ts';
import { store, type Store } from '#lib/leads/store/store.ts';
import { placeholdersOf } from '#lib/leads/store/db.ts';
import { type LeadWork, readWork } from './store/lead-work.ts';
import { contactKeys, type ContactKind } from './contact-keys.ts';
import { leadSearch } from './search.ts';

export type Duplicate = { reference: string; createdAt: number; form: string; by: ContactKind };

const maxDuplicates = 20;

/** Other leads with the same phone number, e-mail address or VIN, the newest first. */
export async function findDuplicates({ lead, values }: DeskLead, { db }: Store = store()): Promise<Duplicate[]> {
  const shared = await leadSearch().sharing(contactKeys(values));
  shared.delete(lead.id);
  const ids = [...shared.keys()].slice(-maxDuplicates);
  if (ids.length === 0) return [];
  const rows = await db.all<{ id: string; reference: string; form: string; createdAt: number }>(
    `select id, reference, form, created_at as "createdAt" from lead where erased_at is null and id in (${placeholdersOf(ids)}) order by created_at desc`,
    ids,
  );
  return rows.map(({ id, ...row }) => ({ ...row, by: shared.get(id) ?? 'phone' }));
}

/** Everything the desk shows of one lead. */
export type DeskLead = {
  lead: StoredLead;
  work: LeadWork;
  deliveries: readonly StoredDelivery[];
  events: readonly LeadEvent[];
  files: readonly UnsealedFile[];
  consent: Partial<Consent>;
  /** The values of the lead and of all its updates; empty when they cannot be decrypted. */
  values: FieldValues;
  contact: { name: string; email?: string; phone?: string; phoneE164?: string; state?: string };
};

export async function findDeskLead(reference: string, leadStore: Store = store()): Promise<DeskLead | undefined> {
  const [found, work] = await Promise.all([findLead(reference, leadStore), readWork(leadStore.db, reference)]);
  if (!found || !work) return undefined;
  const { lead, deliveries } = found;
  const [events, files] = await Promise.all([eventsOf(leadStore.db, lead.id, leadStore.keys()), filesOf([lead.id], leadStore)]);
  const firstValues = lead.content.status === 'readable' ? lead.content.values : {};
  const values = mergeUpdates(firstValues, lead.updates);
  const summary = findForm(lead.form) ? summarizeLead({ form: lead.form, values }) : undefined;
  const number = summary?.phone ? parsePhoneNumber(summary.phone) : undefined;
  return {
    lead,
    work,
    deliveries,
    events,
    files,
    values,
    consent: JSON.parse(lead.consent),
    contact: {
      name: summary?.fullName ?? '',
      ...(summary?.email ? { email: summary.email } : {}),
      ...(summary?.phone ? { phone: number?.shown ?? summary.phone } : {}),
      ...(number ? { phoneE164: number.e164 } : {}),
      ...(summary?.state ? { state: summary.state } : {}),
    },
  };
}

/** The values of one form, in its own order. */
export type ValueGroup = { form: string; at: number; rows: readonly PresentedValue[] };

/**
 * Presents a lead with labels in the language of the staff member, beside them those in the visitor's language, or in English (the terms of insurance
 * companies) where both languages are the same.
 */
export function presentLead({ lead }: DeskLead, { mask, locale }: { mask: boolean; locale: Locale }): ValueGroup[] {
  const beside = lead.locale === locale ? 'en' : lead.locale;
  const present = (form: string, at: number, values: FieldValues): ValueGroup[] => {
    if (!findForm(form)) return [];
    return [{ form, at, rows: presentBilingual({ form, values }, [locale, beside], { mask }) }];
  };
  const first = lead.content.status === 'readable' ? present(lead.form, lead.createdAt, lead.content.values) : [];
  const byForm = Map.groupBy(lead.updates, ({ form }) => form);
  const later = [...byForm].flatMap(([form, updates]: [string, LeadUpdate[]]) => present(form, updates.at(-1)?.createdAt ?? 0, lastValues(updates)));
  return [...first, ...later];
}

/** Where the values belong on the ACORD applications; undefined for lines without one. */
export function acordOf({ lead, values }: DeskLead) {
  return findForm(lead.form) ? acordList({ form: lead.form, values }) : undefined;
}
