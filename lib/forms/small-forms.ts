import { group } from './form-definition.ts';
import { serviceForm } from './blocks.ts';

const name = { name: 'name', kind: 'name', required: true, label: 'fullName', autoComplete: 'name' } as const;
const email = { name: 'email', kind: 'email', required: true, autoComplete: 'email' } as const;

export const chatForm = serviceForm({
  id: 'chat',
  kind: 'short',
  staffName: 'Chat',
  subjectLabel: 'Chat',
  toasts: { failed: 'lineQuote' },
  fields: group('message', [
    name,
    { name: 'phone', kind: 'phone', required: true, autoComplete: 'tel' },
    email,
    { name: 'insuranceType', kind: 'text', max: 100 },
    { name: 'message', kind: 'paragraph' },
    { name: 'transcript', kind: 'paragraph', max: 20_000, implicit: true },
  ]),
});

export const guideForm = serviceForm({
  id: 'guide',
  kind: 'guide',
  staffName: 'Insurance review guide',
  subjectLabel: 'Guide',
  toasts: { failed: 'lineQuote' },
  fulfillment: 'file',
  download: { id: 'insurance-review' },
  fields: group('you', [name, email]),
});

export const resourceForm = serviceForm({
  id: 'resource',
  kind: 'resource',
  staffName: 'Files for truckers and businesses',
  subjectLabel: 'Resource',
  toasts: { failed: 'lineQuote' },
  fulfillment: 'file',
  download: { field: 'resource' },
  fields: group('you', [name, { name: 'phone', kind: 'phone' }, email, { name: 'resource', kind: 'text', required: true, max: 100 }]),
});

export const newsletterForm = serviceForm({
  id: 'newsletter',
  kind: 'newsletter',
  staffName: 'Newsletter',
  subjectLabel: 'Newsletter',
  toasts: { failed: 'lineQuote' },
  fulfillment: 'subscription',
  fields: group('you', [{ name: 'name', kind: 'name', label: 'fullName', autoComplete: 'name' }, email]),
});
