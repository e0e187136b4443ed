import { FieldGroup, FieldLegend } from '#components/ui/field.tsx';
import { FieldControl } from './field-control.tsx';
import type { FieldProblem, FormView } from './form-view.ts';

/** The groups of a form with their fields; groups that are asked only at times say so. */
export function FormFields({ view, problems }: { view: FormView; problems: readonly FieldProblem[] }) {
  return view.groups.map(({ name, legend, fields, openedBy }) => (
    <FieldGroup key={name} data-opened-by={openedBy} className="mt-8">
      <FieldLegend>{legend}</FieldLegend>
      <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={openedBy ? { ...field, openedBy: undefined } : field}
            formId={view.id}
            words={view.words}
            value={view.start?.values[field.name] ?? ''}
            error={problems.find((problem) => problem.field === field.name)?.message}
          />
        ))}
      </div>
    </FieldGroup>
  ));
}
