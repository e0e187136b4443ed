import type { FieldKind } from '#lib/forms/form-definition.ts';
import type { FieldView } from './form-view.ts';

const wideKinds: ReadonlySet<FieldKind> = new Set(['choices', 'flag', 'file', 'paragraph', 'vins']);

/** Whether a field takes both columns of a wide screen. */
export const isWide = ({ kind }: Pick<FieldView, 'kind'>): boolean => wideKinds.has(kind);

/** The fields that have a row of two columns to themselves; none where it depends on a field that is not always shown. */
export function fieldsAlone(fields: readonly FieldView[]): ReadonlySet<string> {
  const alone = new Set<string>();
  let left: string | undefined;
  let isCertain = true;
  for (const field of [...fields, undefined]) {
    if (field?.shownIf) {
      left = undefined;
      isCertain = false;
    } else if (!field || field.eitherWay || isWide(field)) {
      if (left && isCertain) alone.add(left);
      left = undefined;
      isCertain = true;
    } else left = left === undefined ? field.name : undefined;
  }
  return alone;
}
