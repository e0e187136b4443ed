import type { ComponentProps, ReactNode } from 'react';
import { Checkbox, CheckboxLabel } from '#components/ui/checkbox.tsx';
import { Field, FieldError, FieldGroup, FieldHint, Label } from '#components/ui/field.tsx';
import { FileInput } from '#components/ui/file-input.tsx';
import { Input } from '#components/ui/input.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { Select } from '#components/ui/select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { isSensitive } from '#lib/forms/mask.ts';
import type { FieldKind } from '#lib/forms/form-definition.ts';
import { withoutLabel } from '#lib/forms/problem-message.ts';
import { isWide } from './fields-alone.ts';
import type { FieldView, FormWords } from './form-view.ts';
import { noteClass } from './help/note-class.ts';

type ChoicesControlProps = { field: FieldView; id: string; words: FormWords; value: string; described: string | undefined; message: ReactNode };

function ChoicesControl({ field, id, words, value, described, message }: ChoicesControlProps) {
  const chosen = value.split('\n');
  return (
    <FieldGroup id={id} tabIndex={-1} data-shown-if={field.shownIf} className="w-full sm:col-span-2" aria-describedby={described}>
      <legend className="font-semibold leading-snug">
        {field.shownLabel ?? field.label}
        {!field.required && words.optional && <span className="font-normal text-muted">{` (${words.optional})`}</span>}
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

/** Keyboards of phones by kind. A numeric one has no decimal sign. */
const inputTypes: Partial<Record<FieldKind, Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>>> = {
  name: { type: 'text', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  zip: { type: 'text', inputMode: 'numeric' },
  year: { type: 'text', inputMode: 'numeric' },
  vin: { type: 'text', autoCapitalize: 'characters', spellCheck: false },
  usdot: { type: 'text', inputMode: 'numeric' },
  number: { type: 'text', inputMode: 'numeric' },
  date: { type: 'date' },
  time: { type: 'time' },
  ein: { type: 'text', inputMode: 'numeric' },
};

type Props = {
  field: FieldView;
  formId: string;
  words: FormWords;
  value: string;
  error: string | undefined;
  isAlone?: boolean;
  groupError?: string | false | undefined;
  note?: string | undefined;
};

/** On a phone a ZIP code and a state, or two names, share a row, each as wide as its label; enlarged text puts them below each other. */
function pairedWidth({ kind, autoComplete }: FieldView): string | undefined {
  if (kind === 'zip') return 'grow basis-40';
  return kind === 'state' || autoComplete === 'given-name' || autoComplete === 'family-name' ? 'grow basis-28' : undefined;
}

export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

function ChoiceControl({ field, words, ...props }: { field: FieldView; words: FormWords; id: string; defaultValue: string }) {
  return (
    <Select {...props} name={field.name} required={field.required} autoComplete={field.autoComplete}>
      {!field.preset && <option value="">{words.choose}</option>}
      {field.options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** The control is uncontrolled: it keeps what was typed before hydration. `groupError`: id of the problem that it shares with its group. */
export function FieldControl({ field, formId, words, value, error, isAlone, groupError, note }: Props) {
  const id = controlId(formId, field.name);
  const described = [field.hint && `${id}-hint`, error && `${id}-error`, groupError].filter(Boolean).join(' ') || undefined;
  const secret = isSensitive(field) || undefined;
  const shared = {
    id,
    'aria-invalid': error || groupError ? true : undefined,
    'aria-describedby': described,
    defaultValue: value,
    'data-secret': secret,
  };
  const message = error && <FieldError id={`${id}-error`}>{withoutLabel(error, field.label)}</FieldError>;
  if (field.kind === 'choices') return <ChoicesControl field={field} id={id} words={words} value={value} described={described} message={message} />;
  if (field.kind === 'flag') {
    return (
      <Field data-shown-if={field.shownIf} className="flag-row w-full sm:col-span-2">
        <CheckboxLabel>
          <Checkbox
            id={id}
            name={field.name}
            defaultChecked={value !== ''}
            required={field.required}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
          />
          {field.shownLabel ?? field.label}
        </CheckboxLabel>
        {message}
      </Field>
    );
  }
  const isFile = field.kind === 'file';
  const isLong = isWide(field);
  const isPreset = Boolean(field.options && field.preset);
  const optionalMark = field.requiredWhenText ?? words.optional;
  return (
    <Field data-shown-if={field.shownIf} className={isLong || (isAlone && field.options) ? 'w-full sm:col-span-2' : (pairedWidth(field) ?? 'w-full')}>
      <Label htmlFor={id}>
        {noWrap(field.shownLabel ?? field.label)}
        {!field.required && !field.eitherWay && !isPreset && optionalMark && (
          <span className="font-normal text-muted" data-optional={field.sometimesRequired && field.name}>
            {` (${optionalMark})`}
          </span>
        )}
        {field.required && !isPreset && words.required && (
          // The control itself tells screen readers.
          <span aria-hidden="true" className="font-normal text-muted">
            {` (${words.required})`}
          </span>
        )}
      </Label>
      {field.options ? (
        <ChoiceControl field={field} words={words} {...shared} />
      ) : isFile ? (
        <FileInput {...shared} words={words} name={field.name} required={field.required} accept={field.file?.accept} />
      ) : isLong ? (
        <Textarea {...shared} name={field.name} rows={4} required={field.required} />
      ) : (
        <Input
          {...shared}
          {...inputTypes[field.kind]}
          {...(field.decimals && { inputMode: 'decimal' })}
          name={field.name}
          required={field.required}
          autoComplete={field.autoComplete}
          maxLength={limit(field)}
          list={field.suggestions && `${id}-list`}
        />
      )}
      {field.suggestions && (
        <datalist id={`${id}-list`}>
          {field.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
      {message}
      {note && (
        <p data-note="" role="status" className={noteClass}>
          {note}
        </p>
      )}
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      {field.help && (
        <a href={field.help.href} className="inline-flex min-h-11 w-fit items-center text-sm underline underline-offset-4">
          {field.help.text}
        </a>
      )}
    </Field>
  );
}

/** Only for ZIP codes and VINs. A longer value of another kind gets a problem: `maxlength` would cut a paste without notice. */
function limit(field: FieldView): number | undefined {
  return field.kind === 'zip' || field.kind === 'vin' ? field.max : undefined;
}
