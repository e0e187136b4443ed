import { controlOf, controlValue } from './form-controls.ts';
import type { FormView } from './form-view.ts';

export function readValues(element: HTMLFormElement, { groups }: FormView): Record<string, string> {
  return Object.fromEntries(groups.flatMap(({ fields }) => fields).map(({ name }) => [name, controlValue(controlOf(element, name))]));
}
