import { draftDays } from '#lib/site/retention.ts';

type Values = Readonly<Record<string, string>>;
type Kept = { at: number; values: Values };

const keptMs = draftDays * 86_400_000;
const keyOf = (id: string): string => `answers:${id}`;

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'at' in value && 'values' in value && typeof value.values === 'object';
}

/** What was kept on this device under an id; nothing when it is older than a week or storage is closed to us. */
export function readDraft(id: string): Values {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    return isKept(kept) && Date.now() - kept.at < keptMs ? kept.values : {};
  } catch {
    return {};
  }
}

/** Keeps values on this device, or removes them when there are none. A full or closed storage costs only the draft. */
export function writeDraft(id: string, values: Values): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify({ at: Date.now(), values }));
  } catch {
    // Private windows may refuse; the form works all the same.
  }
}

/** What a link may bring along for a form. */
const linkedNames = ['state', 'filing', 'type'];

/** Name under which earlier answers of a form are kept, to be offered again. */
export const recentKey = (id: string): string => `recent:${id}`;

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
