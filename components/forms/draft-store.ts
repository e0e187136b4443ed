import { draftKey, recentKey } from '#lib/site/device-keys.ts';
import { draftDays } from '#lib/site/retention.ts';

type Values = Readonly<Record<string, string>>;
type Kept = { at: number; values: Values };

const keptMs = draftDays * 86_400_000;

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'at' in value && 'values' in value && typeof value.values === 'object';
}

/** What was kept on this device under an id; nothing when storage is closed to us, or when it is too old: then it is removed. */
export function readDraft(id: string): Values {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKey(id)) ?? 'null');
    if (isKept(kept) && Date.now() - kept.at < keptMs) return kept.values;
    localStorage.removeItem(draftKey(id));
    return {};
  } catch {
    return {};
  }
}

/** Keeps values on this device, or removes them when there are none. A full or closed storage costs only the draft. */
export function writeDraft(id: string, values: Values): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(draftKey(id));
    else localStorage.setItem(draftKey(id), JSON.stringify({ at: Date.now(), values }));
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
export function hasEarlier(id: string): boolean {
  const query = new URLSearchParams(location.search);
  const hasDraft = [id, 'shared'].some((name) => Object.keys(readDraft(name)).length > 0);
  return hasRecent(id) || hasDraft || linkedNames.some((name) => query.has(name));
}
