import { isRequired } from '#lib/forms/field-values.ts';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { controlOf } from './form-controls.ts';

/** Marks fields that only some answers require: as required or as optional, after each answer. */
export function markRequired(element: HTMLFormElement, form: FormDefinition, signal: AbortSignal): void {
  const fields = form.fields.filter(({ requiredIf }) => requiredIf);
  const mark = () => {
    const data = new FormData(element);
    const posted = Object.fromEntries(form.fields.map(({ name, kind }) => [name, kind === 'choices' ? data.getAll(name) : data.get(name)]));
    for (const field of fields) {
      const required = isRequired(field, form, posted);
      const control = controlOf(element, field.name);
      if (control) control.required = required;
      const optional = element.querySelector<HTMLElement>(`[data-optional="${field.name}"]`);
      if (optional) optional.hidden = required;
    }
  };
  if (fields.length === 0) return;
  element.addEventListener('input', mark, { signal });
  element.addEventListener('reset', () => setTimeout(mark), { signal });
  mark();
}
