import { group } from './field.ts';
import { serviceForm } from './service.ts';

const name = { name: 'name', kind: 'name', required: true, label: 'fullName', autoComplete: 'name' } as const;
const email = { name: 'email', kind: 'email', required: true, autoComplete: 'email' } as const;

export const chatForm = serviceForm(
  'chat',
  'Chat',
  group('message', [
    name,
    { name: 'phone', kind: 'phone', required: true, autoComplete: 'tel' },
    email,
    { name: 'insuranceType', kind: 'line', max: 100 },
    { name: 'message', kind: 'paragraph' },
    { name: 'transcript', kind: 'paragraph', max: 20_000, silent: true },
  ]),
);

export const guideForm = serviceForm('guide', 'Guide', group('you', [name, email]));

export const resourceForm = serviceForm(
  'resource',
  'Resource',
  group('you', [name, email, { name: 'phone', kind: 'phone' }, { name: 'resource', kind: 'line', required: true, max: 100 }]),
);

export const newsletterForm = serviceForm(
  'newsletter',
  'Newsletter',
  group('you', [{ name: 'name', kind: 'name', label: 'fullName', autoComplete: 'name' }, email]),
);
