import type { ReactNode } from 'react';
import { Checkbox, CheckboxLabel } from '#components/ui/checkbox.tsx';
import { FieldGroup, FieldHint } from '#components/ui/field.tsx';
import type { FieldView, FormWords } from './form-view.ts';

type Props = { field: FieldView; id: string; words: FormWords; value: string; described: string | undefined; message: ReactNode };

export function ChoicesControl({ field, id, words, value, described, message }: Props) {
  const chosen = value.split('\n');
  return (
    <FieldGroup id={id} tabIndex={-1} data-shown-if={field.shownIf} className="sm:col-span-2" aria-describedby={described}>
      <legend className="font-semibold leading-snug">
        {field.label}
        {!field.required && words.optional && <span className="font-normal text-muted"> ({words.optional})</span>}
      </legend>
      {message}
      <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
        {field.options?.map((option) => (
          <CheckboxLabel key={option.value}>
            <Checkbox name={field.name} value={option.value} defaultChecked={chosen.includes(option.value)} />
            {option.label}
          </CheckboxLabel>
        ))}
      </div>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
    </FieldGroup>
  );
}
