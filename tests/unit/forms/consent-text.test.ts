import { consentText } from '#lib/forms/consent-text.ts';
import { forms } from '#lib/forms/registry.ts';
import { locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';

const phone = /phone|teléfono|telefone/;

test.each(locales)('promises no call where no phone number is asked, in %s', (locale) => {
  for (const { id, fields } of forms) {
    const text = consentText(id, locale);
    const hasPhone = fields.some(({ kind }) => kind === 'phone');
    const wording = id === 'newsletter' ? 'newsletter-2' : hasPhone ? 'request-2' : 'mail-1';
    expect([id, phone.test(text.reply), text.id]).toEqual([id, hasPhone, wording]);
    expect([text.reply, text.marketing].every((line) => line.includes(agency.name) && !line.includes('{'))).toBe(true);
  }
});
