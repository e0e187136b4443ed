import type { Field } from '#lib/forms/field.ts';
import { pageForm } from '#lib/forms/page-forms.ts';
import english from '#messages/en/forms.json' with { type: 'json' };
import type { FormView } from './form-view.ts';

type Words = Readonly<Record<string, string>>;
const labels: Words = english.labels;
const lists: Readonly<Record<string, Words>> = english.options;

const fieldOf = (view: FormView, name: string): Field | undefined => pageForm(view.id).fields.find((field) => field.name === name);

export function englishLabel(view: FormView, name: string): string | undefined {
  const field = fieldOf(view, name);
  return field && [labels[field.label ?? field.name], field.extra && `(${field.extra.number})`].filter(Boolean).join(' ');
}

export function englishChoice(view: FormView, name: string, chosen: readonly string[] = []): string | undefined {
  const field = fieldOf(view, name);
  const list = field && lists[field.kind === 'state' ? 'state' : (field.optionsKey ?? field.name)];
  return list && chosen.map((value) => list[value.replaceAll('.', '_')] ?? value).join(', ');
}

/** Policies are in English: shows the English term where it differs from `text`. */
export function EnglishTerm({ text, term }: { text: string; term: string | undefined }) {
  if (!term || term === text) return null;
  return (
    <span lang="en" className="font-normal text-muted">
      {' '}
      · {term}
    </span>
  );
}
