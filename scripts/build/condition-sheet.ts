import { type Condition, conditionName, type Field, type FormDefinition, shownIfOf } from '#lib/forms/form-definition.ts';

const head = '/* Written by `npm run derive` from lib/forms: hides conditional fields while their condition is false. */';

const lists: readonly string[] = ['choice', 'choices', 'state'];

/** The field that the condition names. Throws if a style sheet cannot test its value. */
function controllingField(form: FormDefinition, { name }: Field, { field, is }: Condition): Field {
  const errorOf = (why: string) => new Error(`Form ${form.id}, showIf of ${name}: ${why}`);
  const controller = form.fields.find((other) => other.name === field);
  if (controller?.extra) throw errorOf('a field of a further vehicle or driver cannot be a condition');
  if (!controller || controller.implicit) throw errorOf(`the form does not ask ${field}`);
  if (controller.kind === 'flag') {
    if (is.join('') !== 'yes' && is.join('') !== 'no') throw errorOf(`${field} is a box: is must be ['yes'] or ['no']`);
    return controller;
  }
  if (!lists.includes(controller.kind)) throw errorOf(`${field} is typed, only choices and boxes can decide`);
  const unknown = is.find((value) => controller.options?.includes(value) === false);
  if (unknown !== undefined) throw errorOf(`${field} has no choice ${unknown}`);
  return controller;
}

/** Selector of the elements that depend on a condition; it matches while the condition is false. */
function hidingSelector(controller: Field, condition: Condition, target: string): string {
  const named = `[name="${controller.name}"]`;
  if (controller.kind === 'flag')
    return condition.is.includes('yes') ? `form:not(:has(${named}:checked)) ${target}` : `form:has(${named}:checked) ${target}`;
  const chosen = `:is(${condition.is.map((value) => `[value="${value}"]`).join(', ')}):checked`;
  return `form:not(:has(${named}${controller.kind === 'choices' ? '' : ' '}${chosen})) ${target}`;
}

/** A field whose controlling field is hidden is hidden, too. */
function hidingSelectors(
  form: FormDefinition,
  field: Field,
  condition: Condition,
  target = `[data-shown-if="${conditionName(condition)}"]`,
): string[] {
  const controller = controllingField(form, field, condition);
  return [hidingSelector(controller, condition, target), ...(controller.showIf ? hidingSelectors(form, controller, controller.showIf, target) : [])];
}

/** A field that is required only when a day is near is hidden until that day is filled in: the day is required, so an empty one is `:invalid`. */
function dayHidingSelectors(field: Field): string[] {
  const { requiredIf } = field;
  if (!requiredIf || !('withinHours' in requiredIf)) return [];
  return [`form:has([name="${requiredIf.field}"]:invalid) [data-shown-if="${shownIfOf(field)}"]`];
}

/**
 * The rules that hide fields while their condition is false, for every condition of the forms. Throws for a condition that a style sheet
 * cannot test. Browsers without `:has()` show every field.
 */
export function conditionSheet(forms: readonly FormDefinition[]): string {
  const selectors = forms.flatMap((form) =>
    form.fields.flatMap((field) => {
      if (field.implicit) return [];
      const conditions = [field.showIf, field.groupShownIf].filter((condition) => condition !== undefined);
      return [...conditions.flatMap((condition) => hidingSelectors(form, field, condition)), ...dayHidingSelectors(field)];
    }),
  );
  const rules = [...new Set(selectors)].map((selector) => `  ${selector} {\n    display: none;\n  }\n`);
  return `${head}\n@supports selector(:has(*)) {\n${rules.join('')}}\n`;
}
