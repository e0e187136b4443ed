import { recentKey } from '#lib/site/device-keys.ts';
import type { FormView } from './form-view.ts';

export type Recent = Readonly<Record<string, string>>;

const maxRecent = 5;

function isRecents(value: unknown): value is Recent[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
}

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
  } catch {}
}

export function keepRecent(view: FormView, values: Recent): void {
  const fields = view.groups.find(({ name }) => name === view.remembered?.group)?.fields ?? [];
  const recalled = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''] as const).filter(([, value]) => value !== ''));
  if (Object.keys(recalled).length === 0) return;
  const same = JSON.stringify(recalled);
  const others = readRecents(view).filter((recent) => JSON.stringify(recent) !== same);
  try {
    localStorage.setItem(recentKey(view.id), JSON.stringify([recalled, ...others].slice(0, maxRecent)));
  } catch {}
}
