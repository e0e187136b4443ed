import { consentText } from '#lib/forms/consent-text.ts';
import { forms } from '#lib/forms/registry.ts';
import { locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';

const phone = /phone|teléfono|telefone/;

test.each(locales)('who signs up for letters asks for no call, in %s', (locale) => {
  for (const { id } of forms) {
    const text = consentText(id, locale);
    const isNewsletter = id === 'newsletter';
    expect([id, phone.test(text.reply), text.id]).toEqual([id, !isNewsletter, isNewsletter ? 'newsletter-1' : 'request-1']);
    expect([text.reply, text.marketing].every((line) => line.includes(agency.name) && !line.includes('{'))).toBe(true);
  }
});
