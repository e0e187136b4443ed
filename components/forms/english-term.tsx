import type { Field } from '#lib/forms/field.ts';
import { pageForm } from '#lib/forms/page-forms.ts';
import english from '#messages/en/forms.json' with { type: 'json' };
import type { FormView } from './form-view.ts';

type Words = Readonly<Record<string, string>>;
const labels: Words = english.labels;
const lists: Readonly<Record<string, Words>> = english.options;

const fieldOf = (view: FormView, name: string): Field | undefined => pageForm(view.id).fields.find((one) => one.name === name);

/** The English name of a field. */
export function englishLabel(view: FormView, name: string): string | undefined {
  const field = fieldOf(view, name);
  return field && [labels[field.label ?? field.name], field.extra && `(${field.extra.number})`].filter(Boolean).join(' ');
}

/** The English words of what was chosen from a list; undefined for amounts, which are written alike, and what was typed. */
export function englishChoice(view: FormView, name: string, chosen: readonly string[] = []): string | undefined {
  const field = fieldOf(view, name);
  const list = field && lists[field.kind === 'state' ? 'state' : (field.words ?? field.name)];
  return list && chosen.map((one) => list[one.replaceAll('.', '_')] ?? one).join(', ');
}

/** Policies are in English: the English term stands beside the visitor's own words, where they differ. */
export function EnglishTerm({ said, term }: { said: string; term: string | undefined }) {
  if (!term || term === said) return null;
  return (
    <span lang="en" className="font-normal text-muted">
      {' '}
      · {term}
    </span>
  );
}
