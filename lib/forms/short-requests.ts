import { group } from './field.ts';
import { serviceForm } from './service.ts';

const name = { name: 'name', kind: 'name', required: true, label: 'fullName', autoComplete: 'name' } as const;
const email = { name: 'email', kind: 'email', required: true, autoComplete: 'email' } as const;

export const chatForm = serviceForm({
  id: 'chat',
  kind: 'short',
  staffName: 'Chat',
  line: 'Chat',
  toasts: { failed: 'typed' },
  fields: group('message', [
    name,
    { name: 'phone', kind: 'phone', required: true, autoComplete: 'tel' },
    email,
    { name: 'insuranceType', kind: 'line', max: 100 },
    { name: 'message', kind: 'paragraph' },
    { name: 'transcript', kind: 'paragraph', max: 20_000, implicit: true },
  ]),
});

export const guideForm = serviceForm({
  id: 'guide',
  kind: 'guide',
  staffName: 'Insurance review guide',
  line: 'Guide',
  toasts: { failed: 'typed' },
  fulfillment: 'file',
  download: { id: 'insurance-review' },
  fields: group('you', [name, email]),
});

export const resourceForm = serviceForm({
  id: 'resource',
  kind: 'resource',
  staffName: 'Files for truckers and businesses',
  line: 'Resource',
  toasts: { failed: 'typed' },
  fulfillment: 'file',
  download: { field: 'resource' },
  fields: group('you', [name, email, { name: 'phone', kind: 'phone' }, { name: 'resource', kind: 'line', required: true, max: 100 }]),
});

export const newsletterForm = serviceForm({
  id: 'newsletter',
  kind: 'newsletter',
  staffName: 'Newsletter',
  line: 'Newsletter',
  toasts: { failed: 'typed' },
  fulfillment: 'subscription',
  fields: group('you', [{ name: 'name', kind: 'name', label: 'fullName', autoComplete: 'name' }, email]),
});
