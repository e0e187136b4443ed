import { controlOf, controlValue } from './form-controls.ts';
import type { FormView } from './form-view.ts';

/** What each field of a form holds as text; a box that is not ticked holds nothing. */
export function readValues(element: HTMLFormElement, { groups }: FormView): Record<string, string> {
  return Object.fromEntries(groups.flatMap(({ fields }) => fields).map(({ name }) => [name, controlValue(controlOf(element, name))]));
}
