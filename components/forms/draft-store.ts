import { draftKey, recentKey } from '#lib/site/device-keys.ts';
import { draftDays } from '#lib/site/retention.ts';
import { readVins } from './vin-store.ts';

type Values = Readonly<Record<string, string>>;
type Kept = { at: number; values: Values; place?: string };

const keptMs = draftDays * 86_400_000;

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'at' in value && 'values' in value && typeof value.values === 'object';
}

/** Where the visitor is, the same in every language: what a page or its link says of itself may differ elsewhere. */
const place = (): string => location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/\/$/, '') + location.search;

/** What stands under an id; what is too old is removed. */
function keptUnder(id: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKey(id)) ?? 'null');
    if (isKept(kept) && Date.now() - kept.at < keptMs) return kept;
    localStorage.removeItem(draftKey(id));
    return undefined;
  } catch {
    return undefined;
  }
}

/** What was kept on this device under an id; nothing when it is older than a week or storage is closed to us. */
export function readDraft(id: string): Values {
  return keptUnder(id)?.values ?? {};
}

/** Whether what was kept under an id was typed on this very page, behind the same link. */
export function isDraftOfHere(id: string): boolean {
  return keptUnder(id)?.place === place();
}

/** Keeps values on this device, or removes them when there are none. A full or closed storage costs only the draft. */
export function writeDraft(id: string, values: Values): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(draftKey(id));
    else localStorage.setItem(draftKey(id), JSON.stringify({ at: Date.now(), values, place: place() }));
  } catch {
    // Private windows may refuse; the form works all the same.
  }
}

/** What a link may bring along for a form. */
const linkedNames = ['state', 'filing', 'type'];

function hasRecent(id: string): boolean {
  try {
    return localStorage.getItem(recentKey(id)) !== null;
  } catch {
    return false;
  }
}

/** Whether there is something to fill in before a hand touches the form. Cheap: asked on every page that has one. */
export function hasKeptValues(id: string): boolean {
  const query = new URLSearchParams(location.search);
  const hasDraft = [id, 'shared'].some((name) => Object.keys({ ...readDraft(name), ...readVins(name) }).length > 0);
  return hasRecent(id) || hasDraft || linkedNames.some((name) => query.has(name));
}
