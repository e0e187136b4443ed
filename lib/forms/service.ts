import { type Field, type FormDefinition, group } from './field.ts';
import { sent } from './blocks.ts';

/** A request that is not a quote: it goes over `/api/leads/<id>` under the names of its fields. */
export function serviceForm(id: string, line: string, fields: readonly Field[]): FormDefinition {
  return { id, version: 1, route: `leads/${id}`, payload: 'plain', line, fields: [...fields, ...sent] };
}

/** The person to answer in a business. */
export const contactPerson = group('contactPerson', [
  { name: 'contactName', kind: 'name', required: true, autoComplete: 'name' },
  { name: 'contactEmail', kind: 'email', required: true, label: 'email', autoComplete: 'email' },
  { name: 'contactPhone', kind: 'phone', required: true, label: 'phone', autoComplete: 'tel' },
]);

/** Without it nobody may call about a review: the one consent that these forms need. */
export const contactConsent = group('agreement', [{ name: 'consent', kind: 'flag', required: true }]);
