import { FieldGroup, FieldLegend } from '#components/ui/field.tsx';
import { FieldControl } from './field-control.tsx';
import type { FieldProblem, FormView, GroupView } from './form-view.ts';

type Props = { view: FormView; groups: readonly GroupView[]; problems: readonly FieldProblem[]; legends?: 'hidden-with-script' };

/** Groups of a form with their fields; those that hang on another answer are shown only with it. */
export function FormFields({ view, groups, problems, legends }: Props) {
  return groups.map(({ name, legend, fields, openedBy }) => (
    <FieldGroup key={name} data-opened-by={openedBy} className="mt-8">
      <FieldLegend data-legend={legends}>{legend}</FieldLegend>
      <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={openedBy ? { ...field, openedBy: undefined } : field}
            formId={view.id}
            words={view.words}
            value={view.start ? (view.start.values[field.name] ?? '') : (field.preset ?? '')}
            error={problems.find((problem) => problem.field === field.name)?.message}
          />
        ))}
      </div>
    </FieldGroup>
  ));
}
