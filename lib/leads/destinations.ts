import 'server-only';
import { config } from '#lib/config.ts';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import type { Channel } from './model.ts';

export function destinations(form: FormDefinition, values: FieldValues): Channel[] {
  const hasMail = form.fields.some(({ name, kind }) => kind === 'email' && values[name] !== undefined);
  return ['staff', ...(hasMail ? (['visitor'] as const) : []), ...(config().webhookUrl ? (['webhook'] as const) : [])];
}
