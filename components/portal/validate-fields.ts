import { controlOf, controlValue } from '#components/forms/form-controls.ts';
import type { FieldProblem, FormView } from '#components/forms/form-view.ts';
import type { ProblemCode } from '#lib/forms/kinds/kind.ts';

/** Checks required fields and e-mail addresses; the server checks the rest. */
export function validateFields(element: HTMLFormElement, view: FormView): FieldProblem[] {
  return view.groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, label, kind, required }) => {
      const value = controlValue(controlOf(element, name)).trim();
      const code: ProblemCode | undefined =
        value === '' ? (required ? 'required' : undefined) : kind === 'email' && !/^\S+@\S+\.\S+$/.test(value) ? 'email' : undefined;
      return code ? [{ field: name, code, message: view.problems[code].replace('{label}', label) }] : [];
    });
}
