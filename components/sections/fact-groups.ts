import type { messagesFor } from '#lib/i18n/messages.ts';

type FactGroups = ReturnType<typeof messagesFor>['site']['factGroups'];

/** Facts that are steps of one rule and share a row. `id` and `label`: the row's name and its label; `steps`: the words of each step, by fact. */
export type FactGroup = { id: string; label: string; steps: Readonly<Record<string, string>> };

/** The group of a fact such as `FL.reinstatementFirst`, in the language of the groups (`site.factGroups`). */
export function groupOf(reference: string, groups: FactGroups): FactGroup | undefined {
  const fact = reference.split('.')[1] ?? '';
  const [id, group] = Object.entries(groups).find(([, { steps }]) => fact in steps) ?? [];
  return id && group ? { id, ...group } : undefined;
}
