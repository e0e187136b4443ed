import type { Field, FormDefinition, RowKind, UngroupedField } from '../form-definition.ts';
import type { FieldValues } from '../field-values.ts';
import type { InsuranceLine } from '../insurance-lines.ts';

/** `isAsked`: whether the step is part of a lead with these values. */
export type Step = { id: string; fields: readonly Field[]; isAsked?: (values: FieldValues) => boolean };
/** What an underwriter asks after the first form, in `detailSteps`. Every field may be skipped. */
export type SecondStepForm = FormDefinition & { detailSteps: readonly Step[]; suggestValues?: SuggestValues };
/** What the first form knows under other names: shown in empty fields, and saved with their step. */
type SuggestValues = (values: FieldValues) => FieldValues;

const rows = [1, 2, 3, 4, 5, 6] as const;

export function step(id: string, fields: readonly (UngroupedField | Field)[], isAsked?: Step['isAsked']): Step {
  return { id, fields: fields.map((field) => ({ group: id, ...field })), ...(isAsked ? { isAsked } : {}) };
}

/** The form without the steps that a lead with these values does not need. */
export function withAskedSteps(form: SecondStepForm, values: FieldValues): SecondStepForm {
  return { ...form, detailSteps: form.detailSteps.filter(({ isAsked }) => isAsked?.(values) ?? true) };
}

/** The same fields for several drivers, vehicles, buildings: the first keeps its names, as in the first form, the others have a number. */
export function repeated(of: RowKind, fields: readonly UngroupedField[], maxRows = 6): Field[] {
  return rows.slice(0, maxRows).flatMap((number) => {
    const nameOf = (name: string): string => (number === 1 ? name : `${name}${number}`);
    return fields.map(({ openIf, ...field }) => ({
      label: field.name,
      optionsKey: field.name,
      ...field,
      ...(openIf ? { openIf: openIf === 'never' ? openIf : { ...openIf, field: nameOf(openIf.field) } } : {}),
      name: nameOf(field.name),
      group: `${of}${number}`,
      row: { of, number },
    }));
  });
}

export function secondStepForm(line: InsuranceLine, staffName: string, detailSteps: readonly Step[], suggestValues?: SuggestValues): SecondStepForm {
  return {
    id: `${line}-details`,
    version: 2,
    kind: 'quote',
    route: 'requests',
    payload: 'plain',
    staffName,
    subjectLabel: staffName,
    insuranceLine: line,
    messageKey: 'lineQuote',
    fields: detailSteps.flatMap(({ fields }) => fields),
    detailSteps,
    ...(suggestValues ? { suggestValues } : {}),
  };
}
