import { recentKey } from '#lib/site/device-keys.ts';
import type { FormView } from './form-view.ts';

export type Recent = Readonly<Record<string, string>>;

const most = 5;

function isRecents(value: unknown): value is Recent[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);
}

/** What was sent earlier from this device in the group that the form recalls, newest first. */
export function readRecents({ id }: FormView): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey(id)) ?? '[]');
    return isRecents(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function forgetRecents({ id }: FormView): void {
  try {
    localStorage.removeItem(recentKey(id));
  } catch {
    // Nothing was kept.
  }
}

/** Keeps the answers of the recalled group before all others; the same ones are kept once. */
export function keepRecent(view: FormView, values: Recent): void {
  const fields = view.groups.find(({ name }) => name === view.recall?.group)?.fields ?? [];
  const answers = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''] as const).filter(([, value]) => value !== ''));
  if (Object.keys(answers).length === 0) return;
  const same = JSON.stringify(answers);
  const others = readRecents(view).filter((one) => JSON.stringify(one) !== same);
  try {
    localStorage.setItem(recentKey(view.id), JSON.stringify([answers, ...others].slice(0, most)));
  } catch {
    // Without storage they are typed again.
  }
}
