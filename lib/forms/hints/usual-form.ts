import { kinds } from '../kinds/registry.ts';

/** The usual format of a phone number or EIN, `(305) 555-0142` or `12-3456789`; undefined where it was typed so or is invalid. */
export function usualForm(kind: 'phone' | 'ein', typed: string): string | undefined {
  const { clean, problem, show } = kinds[kind];
  const answer = clean(typed);
  if (answer === '' || problem?.(answer, { name: kind, kind, group: '' })) return undefined;
  const shown = show?.(answer) ?? answer;
  return shown === typed.trim() ? undefined : shown;
}
