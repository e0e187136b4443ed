/** @jest-environment jsdom */
import { mailtoOf } from '#components/forms/copy-of-lead.ts';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { formById } from '#lib/forms/registry.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/pages.ts';

const bodyOf = (mailto: string): string[] => (new URL(mailto).searchParams.get('body') ?? '').split('\r\n');
const copy = [
  { field: 'firstName', label: 'First name', value: 'Zoë & Söhne' },
  { field: 'make', label: 'Make', value: 'Honda' },
];

test.each(locales)('the message of the wizard has every value and ends with the carriers’ guidelines, in %s', (locale) => {
  const address = location.origin + localePath(locale, pageOf('accidents-and-tickets').path);
  const label = messagesFor(locale).forms.mail.guidelines;
  const view = makeFormView(formById('auto-wizard'), locale);
  expect(bodyOf(mailtoOf(view, copy, 'CFGHJK34'))).toEqual(['CFGHJK34', '', 'First name: Zoë & Söhne', 'Make: Honda', '', `${label}: ${address}`]);
  expect(new URL(mailtoOf(view, copy)).searchParams.get('subject')).toBe(messagesFor(locale).forms.mail.subject);
});

test('the message of the contact form has only typed values', () => {
  expect(bodyOf(mailtoOf(makeFormView(formById('contact'), 'en'), copy))).toEqual(['First name: Zoë & Söhne', 'Make: Honda']);
});
