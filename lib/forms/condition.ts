import type { Condition } from './form-definition.ts';

/** The name of a condition in `data-shown-if`; equal conditions have the same name. */
export function conditionName({ field, is }: Condition): string {
  return `${field}=${is.join('|')}`;
}
