import type { Filled } from './form-answers.ts';
import type { TableField } from './form-table.ts';

const conditionOf = ({ asked, needed }: TableField) => asked ?? needed;
const answered = (answer: Filled[string] | undefined): readonly string[] =>
  answer === true ? ['yes'] : answer === false ? ['no'] : [answer ?? []].flat();

export function openersOf(fields: readonly TableField[]): string[] {
  return [...new Set(fields.flatMap((field) => conditionOf(field)?.field ?? []))];
}

export function hangingOn(fields: readonly TableField[], opener: string): TableField[] {
  return fields.filter((field) => conditionOf(field)?.field === opener);
}

export function isWanted(field: TableField, answer: Filled[string] | undefined): boolean {
  const isOpen = answered(answer).some((one) => conditionOf(field)?.is.includes(one));
  return isOpen && (field.required || field.needed !== undefined);
}

export function openings(fields: readonly TableField[], opener: string): (boolean | string | string[])[] {
  const kind = fields.find(({ name }) => name === opener)?.kind;
  const all = hangingOn(fields, opener).flatMap((field) => conditionOf(field)?.is ?? []);
  return [...new Set(all)].map((one) => (kind === 'flag' ? one === 'yes' : kind === 'choices' ? [one] : one));
}

export function closing(fields: readonly TableField[], opener: string): boolean | string | string[] {
  const { kind, options = [] } = fields.find(({ name }) => name === opener) ?? {};
  const opening = openings(fields, opener).flatMap(answered);
  if (kind === 'flag') return opening.includes('no');
  const other = options.find((option) => !opening.includes(option)) ?? '';
  return kind === 'choices' ? [other] : other;
}
