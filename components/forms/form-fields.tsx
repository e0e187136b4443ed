import { FieldGroup, FieldLegend } from '#components/ui/field.tsx';
import { ExtraGroup } from './extra-group.tsx';
import { FieldControl } from './field-control.tsx';
import { FoldedGroups } from './folded-groups.tsx';
import type { FieldProblem, FormView, GroupView } from './form-view.ts';
import { useReady } from './use-ready.ts';

type Props = { view: FormView; groups: readonly GroupView[]; problems: readonly FieldProblem[]; legends?: 'hidden-with-script' };

export function FormFields({ view, groups, problems, legends }: Props) {
  const isReady = useReady();
  const drawn = groups.filter(({ later }) => isReady || !later);
  const draw = (group: GroupView) => {
    const { name, legend, fields, shownIf, extra } = group;
    const controls = (
      <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={shownIf ? { ...field, shownIf: undefined } : field}
            formId={view.id}
            words={view.words}
            value={view.restored ? (view.restored.values[field.name] ?? '') : (field.preset ?? '')}
            error={problems.find((problem) => problem.field === field.name)?.message}
            note={view.restored?.notes?.[field.name]}
          />
        ))}
      </div>
    );
    if (extra) {
      const isBegun = fields.some((field) => view.restored?.values[field.name]);
      return (
        <ExtraGroup key={name} group={group} extra={extra} words={view.words} open={isBegun}>
          {controls}
        </ExtraGroup>
      );
    }
    return (
      <FieldGroup key={name} aria-label={legends && legend} data-shown-if={shownIf} className="mt-8">
        <FieldLegend data-legend={legends}>{legend}</FieldLegend>
        {controls}
      </FieldGroup>
    );
  };
  const folded = drawn.filter((group) => group.folded);
  return (
    <>
      {drawn.filter((group) => !group.folded).map(draw)}
      {folded.length > 0 && (
        <FoldedGroups view={view} groups={folded} problems={problems}>
          {folded.map(draw)}
        </FoldedGroups>
      )}
    </>
  );
}
