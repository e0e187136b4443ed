import type { Condition } from './field.ts';

/** The name of a condition in pages and in the style sheet; equal conditions have the same. */
export function conditionName({ field, is }: Condition): string {
  return `${field}=${is.join('|')}`;
}
