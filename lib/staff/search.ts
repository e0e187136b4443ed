import 'server-only';
import MiniSearch, { type Query } from 'minisearch';
import { residence } from '#lib/forms/legal.ts';
import { findForm } from '#lib/forms/registry.ts';
import type { FieldValues } from '#lib/forms/field-values.ts';
import { maxCommitDelayMs } from '#lib/leads/store/db.ts';
import { readAllLeads, findLead, type StoredLead } from '#lib/leads/store/read-leads.ts';
import { typedReference } from '#lib/leads/reference.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { type ContactKey, type ContactKind, contactKeys } from './contact-keys.ts';

type Indexed = { id: string; text: string };

/** Searches the values of all leads. The index is filled soon after the start; each search first adds newer leads. */
type LeadSearch = {
  catchUp: () => Promise<void>;
  /** Removes the texts of leads that were erased since, by this process or another one. */
  deleteErased: () => Promise<void>;
  /** The ids of the leads that match what was typed, the best first. */
  find: (input: string) => Promise<string[]>;
  /** The leads with one of these keys, by id, in the order in which they were read. */
  sharing: (keys: readonly ContactKey[]) => Promise<Map<string, ContactKind>>;
  size: () => number;
  /** All indexed words. */
  words: () => string[];
};

declare global {
  var leadSearch: LeadSearch | undefined;
}

/** Words with a typo are searched only to fill up to this number. */
const maxWithTypos = 50;
const maxMatches = 1_000;
/** Maximum skew of two processes. */
const maxSkewMs = 600_000;

const normalizeTerm = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function textsOf(values: FieldValues): string[] {
  return Object.values(values)
    .flat()
    .filter((value) => typeof value === 'string')
    .flatMap((text) => {
      const digits = text.replace(/\D/g, '');
      // A phone number is found in any spelling, with or without its country code or area code, and by its last four digits.
      return digits.length >= 10 && digits.length <= 15 ? [text, digits, ...[-10, -7, -4].map((length) => digits.slice(length))] : [text];
    });
}

const maskedFields = new Map<string, ReadonlySet<string>>();

/** The names of the fields that the desk masks. Lists of VINs are searched: they link duplicates. */
function maskedFieldsOf(form: string): ReadonlySet<string> {
  const known = maskedFields.get(form);
  if (known) return known;
  const masked = (findForm(form)?.fields ?? []).filter(({ secret, kind }) => secret === true && kind !== 'vins');
  const names = new Set(masked.map(({ name }) => name));
  maskedFields.set(form, names);
  return names;
}

/** A typed number or its beginning, also without its country code: a caller's number is shown with one, and visitors leave it out. */
function numberQuery(digits: string): Query {
  return { combineWith: 'OR', queries: [...new Set([digits, digits.slice(-10), digits.replace(/^1/, '')])] };
}

/** Leaves out masked fields: a viewer could find a number by searching its first digits. */
function searchedValues(form: string, values: FieldValues): FieldValues {
  const masked = maskedFieldsOf(form);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !masked.has(name)));
}

function textOf({ reference, form, content, updates }: StoredLead): string {
  const leadValues = content.status === 'readable' ? [searchedValues(form, content.values)] : [];
  const values = [...leadValues, ...updates.map((update) => searchedValues(update.form, update.values))];
  return [reference, ...values.flatMap(textsOf), ...values.flatMap((entry) => residence(entry) ?? [])].join(' ');
}

export function createLeadSearch(leadStore: Store): LeadSearch {
  const index = new MiniSearch<Indexed>({ fields: ['text'], processTerm: normalizeTerm });
  const idsByKey = new Map<ContactKey, Set<string>>();
  let readUntil = 0;
  let updatesUntil = 0;
  let readUpdates: ReadonlySet<string> = new Set();
  let erasedUntil = 0;
  let erasedCount = 0;
  let reading: Promise<void> | undefined;

  const put = (lead: StoredLead): void => {
    if (lead.erasedAt !== null) return;
    if (index.has(lead.id)) index.discard(lead.id);
    index.add({ id: lead.id, text: textOf(lead) });
    const leadValues = lead.content.status === 'readable' ? [lead.content.values] : [];
    for (const key of [...leadValues, ...lead.updates.map(({ values }) => values)].flatMap(contactKeys)) {
      const ids = idsByKey.get(key) ?? new Set();
      idsByKey.set(key, ids.add(lead.id));
    }
  };

  function forgetKeys(erased: ReadonlySet<string>): void {
    for (const [key, ids] of idsByKey) {
      for (const id of erased) ids.delete(id);
      if (ids.size === 0) idsByKey.delete(key);
    }
  }

  async function deleteErased(): Promise<void> {
    if (readUntil === 0) return;
    const since = erasedUntil - maxSkewMs;
    const [counted] = await leadStore.db.all<{ n: number }>('select cast(count(*) as integer) as n from lead where erased_at > ?', [since]);
    if (!counted || counted.n === erasedCount) return;
    const rows = await leadStore.db.all<{ id: string; at: number }>('select id, erased_at as at from lead where erased_at > ? order by erased_at', [
      since,
    ]);
    const erased = new Set(rows.map(({ id }) => id).filter((id) => index.has(id)));
    erasedUntil = rows.at(-1)?.at ?? erasedUntil;
    erasedCount = rows.filter(({ at }) => at > erasedUntil - maxSkewMs).length;
    if (erased.size === 0) return;
    forgetKeys(erased);
    index.discardAll([...erased]);
    // Only this removes the words themselves.
    await index.vacuum();
  }

  /** When the first lead arrived that is not in the index. Only ids are read: after a burst the same seconds are looked at again and again. */
  async function firstUnreadAt(): Promise<number | undefined> {
    const rows = await leadStore.db.all<{ id: string; at: number }>(
      'select id, created_at as at from lead where created_at >= ? and erased_at is null order by created_at',
      [Math.max(0, readUntil - maxCommitDelayMs)],
    );
    return rows.find(({ id }) => !index.has(id))?.at;
  }

  async function read(): Promise<void> {
    const isFirst = readUntil === 0;
    if (isFirst) erasedUntil = (await leadStore.db.all<{ at: number }>('select coalesce(max(erased_at), 0) as at from lead'))[0]?.at ?? 0;
    await deleteErased();
    const updates = await leadStore.db.all<{ id: string; reference: string; at: number }>(
      `select u.id, l.reference, u.created_at as at from lead_update u join lead l on l.id = u.lead_id
         where u.created_at > ? and l.erased_at is null order by u.created_at`,
      [Math.max(0, updatesUntil - maxCommitDelayMs)],
    );
    const unreadAt = isFirst ? 0 : await firstUnreadAt();
    if (unreadAt !== undefined) {
      for await (const lead of readAllLeads(unreadAt, leadStore)) {
        if (!index.has(lead.id)) put(lead);
        readUntil = Math.max(readUntil, lead.createdAt);
      }
    }
    // The first read covered all leads and their updates.
    const updated = isFirst ? [] : updates.filter(({ id }) => !readUpdates.has(id)).map(({ reference }) => reference);
    for (const reference of new Set(updated)) {
      const found = await findLead(reference, leadStore);
      if (found) put(found.lead);
    }
    updatesUntil = Math.max(updatesUntil, updates.at(-1)?.at ?? 0);
    readUpdates = new Set(updates.map(({ id }) => id));
  }

  function catchUp(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    catchUp,
    deleteErased,
    size: () => index.documentCount,
    words: () => index.toJSON().index.map(([word]) => word),
    async sharing(keys) {
      await catchUp();
      const kindOf = (key: ContactKey) => (['phone', 'email', 'vin'] as const).find((kind) => key.startsWith(`${kind}:`)) ?? 'phone';
      return new Map(keys.flatMap((key) => [...(idsByKey.get(key) ?? [])].map((id) => [id, kindOf(key)] as const)));
    },
    async find(input) {
      await catchUp();
      const digits = input.replace(/[\s().+-]/g, '');
      const query = /^\d{7,15}$/.test(digits) ? numberQuery(digits) : (typedReference(input) ?? input);
      const ids = (fuzzy: boolean) => {
        const options = { prefix: true, fuzzy: (term: string) => fuzzy && term.length > 4 && !/\d/.test(term) && 0.2, combineWith: 'AND' } as const;
        return index.search(query, options).map(({ id }) => String(id));
      };
      const exact = ids(false);
      if (exact.length >= maxWithTypos) return exact.slice(0, maxMatches);
      return [...new Set([...exact, ...ids(true)])].slice(0, maxWithTypos);
    },
  };
}

/** The search of this process, shared by its bundles. */
export function leadSearch(): LeadSearch {
  globalThis.leadSearch ??= createLeadSearch(store());
  return globalThis.leadSearch;
}
