import { findForm } from '#lib/forms/registry.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';

/** The name of a lead's form in the reader's language; its id when the form is no longer known. */
export function formName(id: string, reader: Locale): string {
  const t = translator(reader, 'desk.form');
  // Only first forms are translated: no lead begins with a second step.
  return isNamed(id, t) ? t(id) : (findForm(id)?.staffName ?? id);
}

type FormWords = ReturnType<typeof translator<'desk.form'>>;
type NamedForm = Parameters<FormWords>[0];

const isNamed = (id: string, t: { has: (id: NamedForm) => boolean }): id is NamedForm => t.has(id as NamedForm);
