import { group } from './field.ts';
import type { FormDefinition, RequestKind } from './form-definition.ts';
import { sent } from './blocks.ts';

type ServiceKind = Exclude<RequestKind, 'quote'>;
type ServiceForm = Omit<FormDefinition, 'version' | 'route' | 'payload' | 'words'> & { kind: ServiceKind; version?: number };

/** A request that is not a quote: it goes over `/api/leads/<id>` under the names of its fields. */
export function serviceForm({ fields, ...form }: ServiceForm): FormDefinition {
  return { version: 1, route: `leads/${form.id}`, payload: 'plain', words: form.kind, ...form, fields: [...fields, ...sent] };
}

/** The person to answer in a business. */
export const contactPerson = group('contactPerson', [
  { name: 'contactName', kind: 'name', required: true, autoComplete: 'name' },
  { name: 'contactEmail', kind: 'email', required: true, label: 'email', autoComplete: 'email' },
  { name: 'contactPhone', kind: 'phone', required: true, label: 'phone', autoComplete: 'tel' },
]);

/** Without it nobody may call about a review: the one consent that these forms need. */
export const contactConsent = group('agreement', [{ name: 'consent', kind: 'flag', required: true }]);
