import { CheckboxLabel } from '#components/ui/checkbox.tsx';
import { Field, FieldError, FieldGroup, FieldHint, FieldLegend, Label } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Question } from './finder-view.ts';

type Props = { question: Question; count: string; choose: string; chosen: string | undefined; error: string | undefined };

export const finderId = 'which-filing';

/** Id of a question's first control, which gets the focus when the answer is missing. */
export function questionId(name: string): string {
  return `${finderId}-${name}`;
}

export function QuestionField({ question: { name, kind, legend, hint, choices }, count, choose, chosen, error }: Props) {
  const id = questionId(name);
  const described = {
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  const message = error && <FieldError id={`${id}-error`}>{error}</FieldError>;
  const heading = (
    <>
      <span className="block font-normal text-base text-muted">{count} </span>
      {legend}
    </>
  );
  if (kind === 'select') {
    return (
      <Field data-question="">
        <Label htmlFor={id} className="mb-1.5 font-bold text-lg">
          {heading}
        </Label>
        <Select id={id} name={name} defaultValue={chosen ?? ''} required {...described}>
          <option value="">{choose}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {message}
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      </Field>
    );
  }
  return (
    <FieldGroup data-question="" className={choices.length > 5 ? 'md:col-span-2' : ''} aria-describedby={described['aria-describedby']}>
      <FieldLegend>{heading}</FieldLegend>
      {message}
      <div className={choices.length > 5 ? 'grid gap-x-8 md:grid-cols-2' : 'grid'}>
        {choices.map(({ value, label }, index) => (
          <CheckboxLabel key={value}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required
              className="checkbox mt-0.5 size-6 shrink-0"
            />
            {label}
          </CheckboxLabel>
        ))}
      </div>
    </FieldGroup>
  );
}
