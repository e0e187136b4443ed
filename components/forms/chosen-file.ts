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
  const ending = file.name.slice(file.name.lastIndexOf('.')).toLowerCase();
  const isAccepted = rule?.accept.split(',').includes(ending);
  const code = file.size === 0 ? 'file_empty' : !isAccepted ? 'file_type' : file.size > (rule?.maxBytes ?? 0) ? 'file_too_large' : undefined;
  return code && { field: name, code, message: rule?.problems[code].replace('{name}', () => file.name) ?? '' };
}

/** Problems of the chosen files by name and size; the server checks their content. */
export function checkChosenFiles(element: HTMLFormElement, view: FormView): FieldProblem[] {
  return chosenFiles(element, view).flatMap((chosen) => problemOf(chosen) ?? []);
}
