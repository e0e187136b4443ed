import { type FormDefinition, group, type LeadKind } from './form-definition.ts';
import { submissionFields } from './blocks.ts';

type ServiceKind = Exclude<LeadKind, 'quote'>;
type ServiceForm = Omit<FormDefinition, 'version' | 'route' | 'payload' | 'messageKey'> & { kind: ServiceKind; version?: number };

/** Not a quote: posted to `/api/leads/<id>`, and its payload has the names of the fields. */
export function serviceForm({ fields, ...form }: ServiceForm): FormDefinition {
  return { version: 1, route: `leads/${form.id}`, payload: 'plain', messageKey: form.kind, ...form, fields: [...fields, ...submissionFields] };
}

export const contactPerson = group('contactPerson', [
  { name: 'contactName', kind: 'name', required: true, autoComplete: 'name' },
  { name: 'contactEmail', kind: 'email', required: true, label: 'email', autoComplete: 'email' },
  { name: 'contactPhone', kind: 'phone', required: true, label: 'phone', autoComplete: 'tel' },
]);

export const contactConsent = group('agreement', [{ name: 'consent', kind: 'flag', required: true }]);
