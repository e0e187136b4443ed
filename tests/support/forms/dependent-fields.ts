import type { FormValues } from './form-values.ts';
import type { TableField } from './form-table.ts';

const conditionOf = ({ showIf, requiredIf }: TableField) => showIf ?? requiredIf;
const valuesOf = (value: FormValues[string] | undefined): readonly string[] =>
  value === true ? ['yes'] : value === false ? ['no'] : [value ?? []].flat();

export function controllingFields(fields: readonly TableField[]): string[] {
  return [...new Set(fields.flatMap((field) => conditionOf(field)?.field ?? []))];
}

export function dependentFields(fields: readonly TableField[], controlling: string): TableField[] {
  return fields.filter((field) => conditionOf(field)?.field === controlling);
}

export function isRequiredWith(field: TableField, value: FormValues[string] | undefined): boolean {
  const isMet = valuesOf(value).some((item) => conditionOf(field)?.is.includes(item));
  return isMet && (field.required || field.requiredIf !== undefined);
}

export function matchingValues(fields: readonly TableField[], controlling: string): (boolean | string | string[])[] {
  const kind = fields.find(({ name }) => name === controlling)?.kind;
  const all = dependentFields(fields, controlling).flatMap((field) => conditionOf(field)?.is ?? []);
  return [...new Set(all)].map((value) => (kind === 'flag' ? value === 'yes' : kind === 'choices' ? [value] : value));
}

export function otherValue(fields: readonly TableField[], controlling: string): boolean | string | string[] {
  const { kind, options = [] } = fields.find(({ name }) => name === controlling) ?? {};
  const matching = matchingValues(fields, controlling).flatMap(valuesOf);
  if (kind === 'flag') return matching.includes('no');
  const other = options.find((option) => !matching.includes(option)) ?? '';
  return kind === 'choices' ? [other] : other;
}
