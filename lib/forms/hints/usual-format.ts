import { kinds } from '../kinds/registry.ts';

/** The usual format of a phone number or EIN, `(305) 555-0142` or `12-3456789`; undefined where it was typed so or is invalid. */
export function usualFormat(kind: 'phone' | 'ein', typed: string): string | undefined {
  const { clean, problem, show } = kinds[kind];
  const value = clean(typed);
  if (value === '' || problem?.(value, { name: kind, kind, group: '' })) return undefined;
  const shown = show?.(value) ?? value;
  return shown === typed.trim() ? undefined : shown;
}
