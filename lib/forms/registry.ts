import { externalHomeForm, externalSmartForm, externalLineQuoteForm } from './external-forms.ts';
import type { FormDefinition } from './form-definition.ts';
import { forms } from './page-forms.ts';
import { knownSecondSteps } from './second-step/known-second-steps.ts';
import { papersOnlyForm } from './second-step/papers.ts';

export { forms } from './page-forms.ts';

const formsById = new Map(
  [...forms, externalHomeForm, externalLineQuoteForm, externalSmartForm, ...knownSecondSteps, papersOnlyForm].map((form) => [form.id, form]),
);

export function knownForms(): readonly FormDefinition[] {
  return [...formsById.values()];
}

export function findForm(id: string): FormDefinition | undefined {
  return formsById.get(id);
}

export function formById(id: string): FormDefinition {
  const form = formsById.get(id);
  if (!form) throw new Error(`There is no form ${id}`);
  return form;
}
