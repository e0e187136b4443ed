import { readStored, writeStored } from '#components/ui/device-storage.ts';
import { recentKey } from '#lib/site/device-keys.ts';
import type { FormView } from './form-view.ts';

type Recent = Readonly<Record<string, string>>;

const maxRecent = 5;

function isRecents(value: unknown): value is Recent[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);
}

export function readRecents({ id }: FormView): readonly Recent[] {
  const kept = readStored('localStorage', recentKey(id));
  return isRecents(kept) ? kept : [];
}

export function forgetRecents({ id }: FormView): void {
  writeStored('localStorage', recentKey(id), undefined);
}

export function keepRecent(view: FormView, values: Recent): void {
  const fields = view.groups.find(({ name }) => name === view.remembered?.group)?.fields ?? [];
  const recalled = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''] as const).filter(([, value]) => value !== ''));
  if (Object.keys(recalled).length === 0) return;
  const text = JSON.stringify(recalled);
  const others = readRecents(view).filter((recent) => JSON.stringify(recent) !== text);
  writeStored('localStorage', recentKey(view.id), [recalled, ...others].slice(0, maxRecent));
}
