import { externalHomeForm, externalSmartForm, externalTypedForm } from './external-forms.ts';
import type { FormDefinition } from './form-definition.ts';
import { forms } from './page-forms.ts';

export { forms } from './page-forms.ts';

const known = new Map([...forms, externalHomeForm, externalTypedForm, externalSmartForm].map((form) => [form.id, form]));

/** The form of that id, as a page shows it or a lead names it; undefined when there is none. */
export function findForm(id: string): FormDefinition | undefined {
  return known.get(id);
}

/** The form of that id. Throws when there is none: the id is a developer's, not a visitor's. */
export function formById(id: string): FormDefinition {
  const form = known.get(id);
  if (!form) throw new Error(`There is no form ${id}`);
  return form;
}
