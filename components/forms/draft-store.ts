import { readStored, writeStored } from '#components/ui/device-storage.ts';
import { draftKey, recentKey, vinKey } from '#lib/site/device-keys.ts';
import { draftDays } from '#lib/site/retention.ts';

type Values = Readonly<Record<string, string>>;
type StoredDraft = { at: number; values: Values; place?: string };

const draftMs = draftDays * 86_400_000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isStoredDraft = (value: unknown): value is StoredDraft => isObject(value) && 'at' in value && 'values' in value && isObject(value.values);
const isVins = (value: unknown): value is Values => isObject(value) && Object.values(value).every((vin) => typeof vin === 'string');

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

const pageAddress = (): string => location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/\/$/, '') + location.search;

function storedDraft(id: string): StoredDraft | undefined {
  const kept = readStored('localStorage', draftKey(id));
  if (isStoredDraft(kept) && Date.now() - kept.at < draftMs) return kept;
  writeStored('localStorage', draftKey(id), undefined);
  return undefined;
}

/** The draft under an id; empty when it is older than a week or storage is unavailable. */
export function readDraft(id: string): Values {
  return storedDraft(id)?.values ?? {};
}

export function isDraftOfThisPage(id: string): boolean {
  return storedDraft(id)?.place === pageAddress();
}

/** Stores a draft, or removes it when `values` is empty. */
export function writeDraft(id: string, values: Values): void {
  writeStored('localStorage', draftKey(id), isEmpty(values) ? undefined : { at: Date.now(), values, place: pageAddress() });
}

/** The VINs of a draft, kept for this visit only. */
export function readVins(id: string): Values {
  const kept = readStored('sessionStorage', vinKey(id));
  return isVins(kept) ? kept : {};
}

export function writeVins(id: string, vins: Values): void {
  writeStored('sessionStorage', vinKey(id), isEmpty(vins) ? undefined : vins);
}

const linkedNames = ['state', 'filing', 'type', 'car'];

/** Whether a form has values to restore. Cheap: called on every page with a form. */
export function hasKeptValues(id: string): boolean {
  const query = new URLSearchParams(location.search);
  const hasDraft = [id, 'shared'].some((name) => !isEmpty(readDraft(name)) || !isEmpty(readVins(name)));
  return hasDraft || readStored('localStorage', recentKey(id)) !== undefined || linkedNames.some((name) => query.has(name));
}
