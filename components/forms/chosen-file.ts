import { fileProblem } from './file-problem.ts';
import { controlOf } from './form-controls.ts';
import type { FieldProblem, FieldView, FormView } from './form-view.ts';

type Chosen = { field: FieldView; file: File };

export function chosenFiles(element: HTMLFormElement, { groups }: FormView): Chosen[] {
  const fields = groups.flatMap((group) => group.fields.filter(({ file }) => file));
  return fields.flatMap((field) => {
    const control = controlOf(element, field.name);
    return control instanceof HTMLInputElement ? [...(control.files ?? [])].map((file) => ({ field, file })) : [];
  });
}

function problemOf({ field: { name, file: rule }, file }: Chosen): FieldProblem | undefined {
  const code = rule && fileProblem(file, rule);
  return code && { field: name, code, message: rule.problems[code].replace('{name}', () => file.name) };
}

/** Problems of the chosen files by name and size. */
export function checkChosenFiles(element: HTMLFormElement, view: FormView): FieldProblem[] {
  return chosenFiles(element, view).flatMap((chosen) => problemOf(chosen) ?? []);
}
