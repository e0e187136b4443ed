import { controlOf } from './form-controls.ts';
import type { FormView } from './form-view.ts';
import { spokenValue } from './spoken-value.ts';

export type CopiedAnswer = { field: string; label: string; value: string };

/** What the visitor filled in, as they read it; a secret keeps its last four characters. */
export function copyOfRequest(form: HTMLFormElement, view: FormView): CopiedAnswer[] {
  return view.groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, label, secret, kind, options = [] }) => {
      const chosen = kind === 'choices' ? new FormData(form).getAll(name) : [];
      const list = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
      const value = list.join(', ') || spokenValue(controlOf(form, name), label);
      return value === '' ? [] : [{ field: name, label, value: secret ? `•••• ${value.slice(-4)}` : value }];
    });
}

/** A message to the agency with every answer, for the visitor's own mail program. */
export function mailtoOf(view: FormView, copy: readonly CopiedAnswer[], reference = ''): string {
  const body = [...(reference ? [reference, ''] : []), ...copy.map(({ label, value }) => `${label}: ${value}`)].join('\r\n');
  return `mailto:${view.words.mailto}?subject=${encodeURIComponent(view.words.mailSubject)}&body=${encodeURIComponent(body)}`;
}
