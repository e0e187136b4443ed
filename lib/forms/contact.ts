import { languages } from '#lib/site/languages.ts';
import { inquiryTypes } from '#lib/site/options.ts';
import { group } from './form-definition.ts';
import { serviceForm } from './blocks.ts';

export const contactForm = serviceForm({
  id: 'contact',
  kind: 'contact',
  staffName: 'Contact form',
  subjectLabel: 'Contact',
  toasts: { failed: 'contact', problem: { messageKey: 'contact', field: 'email', code: 'email' } },
  mailFallback: true,
  fields: group('message', [
    { name: 'name', kind: 'name', required: true, label: 'fullName', autoComplete: 'name' },
    { name: 'phone', kind: 'phone', autoComplete: 'tel' },
    { name: 'email', kind: 'email', required: true, autoComplete: 'email' },
    { name: 'inquiryType', kind: 'choice', required: true, options: inquiryTypes },
    { name: 'preferredLanguage', kind: 'choice', options: languages.map(({ code }) => code), preset: 'locale' },
    { name: 'message', kind: 'paragraph', required: true },
  ]),
});
