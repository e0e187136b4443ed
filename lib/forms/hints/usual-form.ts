import { kinds } from '../kinds/registry.ts';

/**
 * How a phone or tax number is usually written, `(305) 555-0142` or `12-3456789`, where that is not how it was typed.
 * Undefined where it is, where nothing was typed, and where the check refuses the answer. A hint only.
 */
export function usualForm(kind: 'phone' | 'ein', typed: string): string | undefined {
  const { clean, problem, show } = kinds[kind];
  const answer = clean(typed);
  if (answer === '' || problem?.(answer, { name: kind, kind, group: '' })) return undefined;
  const shown = show?.(answer) ?? answer;
  return shown === typed.trim() ? undefined : shown;
}
