import { FieldControl } from '#components/forms/field-control.tsx';
import type { FormWords } from '#components/forms/form-view.ts';
import { FieldGroup, FieldLegend } from '#components/ui/field.tsx';
import type { StepGroup } from './step-view.ts';

type Props = { groups: readonly StepGroup[]; formId: string; words: FormWords };

function Controls({ group, formId, words }: { group: StepGroup; formId: string; words: FormWords }) {
  return (
    <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
      {group.fields.map(({ view, value, error }) => (
        <FieldControl key={view.name} field={view} formId={formId} words={words} value={value} error={error} />
      ))}
    </div>
  );
}

/** Each further group is inside the one before it, so that only one more is offered at a time, without a script. */
export function StepFields({ groups, formId, words }: Props) {
  const [group, ...others] = groups;
  if (!group) return null;
  const rest = <StepFields groups={others} formId={formId} words={words} />;
  const fields = (
    <FieldGroup aria-label={group.legend}>
      {group.legend && <FieldLegend>{group.legend}</FieldLegend>}
      <Controls group={group} formId={formId} words={words} />
    </FieldGroup>
  );
  if (!group.add) {
    return (
      <>
        {fields}
        {rest}
      </>
    );
  }
  const isOpen = groups.some(({ isFilled }) => isFilled);
  return (
    <details open={isOpen} className="border-line border-t pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
        <span aria-hidden="true">+</span>
        <span className="underline underline-offset-4">{group.add}</span>
      </summary>
      <div className="mt-3 grid gap-6">
        {fields}
        {rest}
      </div>
    </details>
  );
}
