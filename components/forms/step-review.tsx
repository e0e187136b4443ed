'use client';

import type { RefObject } from 'react';
import { Button } from '#components/ui/button.tsx';
import { type Control, controlOf, isFieldShown } from './form-controls.ts';
import type { FieldView, FormView, StepView } from './form-view.ts';
import { displayValue } from './copy-of-lead.ts';

type Props = { view: FormView; steps: readonly StepView[]; form: RefObject<HTMLFormElement | null>; onChange: (step: number) => void };

const controlIn = (form: HTMLFormElement | null, { name }: FieldView) => (form ? controlOf(form, name) : undefined);

/** An unticked box is shown as «No»: it is not a missing value. */
function reviewed({ kind, label }: FieldView, control: Control | undefined, { words }: FormView): string {
  const value = displayValue(control, label);
  if (kind !== 'flag') return value || words.empty;
  return value === '' ? words.no : words.yes;
}

export function StepReview({ view, steps, form, onChange }: Props) {
  return (
    <dl className="mt-6 divide-y divide-line">
      {steps.flatMap(({ groups }, step) =>
        groups.flatMap(({ fields, extra }) =>
          fields
            .filter((field) => !form.current || isFieldShown(form.current, field.name))
            .filter((field) => !extra || displayValue(controlIn(form.current, field), field.label))
            .map((field) => (
              <div key={field.name} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2">
                <dt className="text-muted text-sm">{field.label}</dt>
                <dd className="col-start-1 break-words font-semibold">{reviewed(field, controlIn(form.current, field), view)}</dd>
                <dd className="col-start-2 row-span-2 row-start-1">
                  <Button intent="quiet" onClick={() => onChange(step)} aria-label={view.words.change.replace('{label}', field.label)}>
                    ✎
                  </Button>
                </dd>
              </div>
            )),
        ),
      )}
    </dl>
  );
}
