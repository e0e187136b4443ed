import type { FormView, GroupView } from './form-view.ts';

function expanded(group: GroupView): readonly GroupView[] {
  const { extra } = group;
  if (!extra) return [group];
  return extra.numbers.map((number, index) => ({
    ...group,
    name: `${group.name}${number}`,
    legend: group.legend.replace('{number}', String(number)),
    ...(index < plainExtras ? {} : { later: true as const }),
    extra: {
      ...extra,
      remove: extra.remove.replace('{number}', String(number)),
      removed: extra.removed.replace('{number}', String(number)),
    },
    fields: group.fields.map((field) => ({
      ...field,
      name: `${field.name}${number}`,
      label: `${field.label} (${number})`,
      shownLabel: field.label,
    })),
  }));
}

/** How many further vehicles and drivers the HTML contains; the script adds the rest, which keeps the page small. */
const plainExtras = 2;

/** Copies the single view of a further vehicle or driver for each position (2, 3, …). */
export function expandExtras(view: FormView): FormView {
  const steps = view.steps?.map((step) => ({ ...step, groups: step.groups.flatMap(expanded) }));
  return { ...view, groups: view.groups.flatMap(expanded), ...(steps ? { steps } : {}) };
}
