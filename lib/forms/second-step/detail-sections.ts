import type { Locale } from '#lib/i18n/routing.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import type { FieldValues } from '../field-values.ts';
import type { Field } from '../form-definition.ts';
import { presentBilingual, type PresentedValue } from '../present.ts';
import { fieldWords } from '../words.ts';
import { openFields } from './open-fields.ts';
import { type SecondStepForm, type Step, withAskedSteps } from './second-step-form.ts';

export type DetailSection = { heading: string; rows: PresentedValue[] };

function headingOf({ id }: Step, { row }: Field): string {
  const titles: Readonly<Record<string, string>> = messagesFor('en').secondStep.titles;
  return row ? translator('en', `secondStep.rows.${row.of}`)('title', { number: row.number }) : (titles[id] ?? id);
}

/** The fields of the steps under their headings: a step, or one driver, vehicle or building. */
function fieldsByHeading(steps: readonly Step[]): { heading: string; fields: Field[] }[] {
  return steps.flatMap((step) => [...Map.groupBy(step.fields, (field) => headingOf(step, field))].map(([heading, fields]) => ({ heading, fields })));
}

/**
 * Values of a second step for the staff, by step and by driver, vehicle or building: in English, terms also in the language of the visitor. Secrets
 * are masked. A field that was emptied reads `(emptied)`.
 */
export function detailSections(form: SecondStepForm, values: FieldValues, locale: Locale): DetailSection[] {
  const presented = presentBilingual({ form: form.id, values }, ['en', locale], { mask: true, numbered: false });
  const rows = new Map(presented.map((row) => [row.field, row]));
  const words = fieldWords('en');
  const emptied = (field: Field) => (values[field.name] === '' ? [{ field: field.name, label: words.plainLabel(field), value: '(emptied)' }] : []);
  return fieldsByHeading(form.detailSteps)
    .map(({ heading, fields }) => ({ heading, rows: fields.flatMap((field) => rows.get(field.name) ?? emptied(field)) }))
    .filter((section) => section.rows.length > 0);
}

/** The fields of a second step that these values leave open, by step and by driver, vehicle or building. */
export function openFieldsByHeading(form: SecondStepForm, values: FieldValues): { heading: string; labels: string[] }[] {
  const words = fieldWords('en');
  const open = withAskedSteps(form, values).detailSteps.map((step) => ({ ...step, fields: openFields(step, values) }));
  return fieldsByHeading(open).map(({ heading, fields }) => ({ heading, labels: fields.map(words.plainLabel) }));
}
