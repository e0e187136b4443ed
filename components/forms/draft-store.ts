import { draftKey, recentKey } from '#lib/site/device-keys.ts';
import { draftDays } from '#lib/site/retention.ts';
import { readVins } from './vin-store.ts';

type Values = Readonly<Record<string, string>>;
type StoredDraft = { at: number; values: Values; place?: string };

const draftMs = draftDays * 86_400_000;

function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'at' in value && 'values' in value && typeof value.values === 'object';
}

const pageAddress = (): string => location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/\/$/, '') + location.search;

function storedDraft(id: string): StoredDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKey(id)) ?? 'null');
    if (isStoredDraft(kept) && Date.now() - kept.at < draftMs) return kept;
    localStorage.removeItem(draftKey(id));
    return undefined;
  } catch {
    return undefined;
  }
}

/** The draft under an id; empty when it is older than a week or storage is unavailable. */
export function readDraft(id: string): Values {
  return storedDraft(id)?.values ?? {};
}

export function isDraftOfThisPage(id: string): boolean {
  return storedDraft(id)?.place === pageAddress();
}

/** Stores a draft, or removes it when `values` is empty. Errors of the storage cost only the draft. */
export function writeDraft(id: string, values: Values): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(draftKey(id));
    else localStorage.setItem(draftKey(id), JSON.stringify({ at: Date.now(), values, place: pageAddress() }));
  } catch {}
}

const linkedNames = ['state', 'filing', 'type', 'car'];

function hasRecent(id: string): boolean {
  try {
    return localStorage.getItem(recentKey(id)) !== null;
  } catch {
    return false;
  }
}

/** Whether a form has values to restore. Cheap: called on every page with a form. */
export function hasKeptValues(id: string): boolean {
  const query = new URLSearchParams(location.search);
  const hasDraft = [id, 'shared'].some((name) => Object.keys({ ...readDraft(name), ...readVins(name) }).length > 0);
  return hasRecent(id) || hasDraft || linkedNames.some((name) => query.has(name));
}
