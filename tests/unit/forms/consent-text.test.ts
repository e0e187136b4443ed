import { consentText } from '#lib/forms/words.ts';
import { forms } from '#lib/forms/registry.ts';
import { locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';

const phone = /phone|teléfono|telefone/;
const reports = /driving record|récord de manejo|histórico de motorista/;

test.each(locales)('promises no call where no phone number is asked, in %s', (locale) => {
  for (const { id, kind, fields } of forms) {
    const text = consentText(id, locale);
    const hasPhone = fields.some((field) => field.kind === 'phone');
    const asked = kind === 'quote' || id === 'chat' ? 'quote-2' : 'request-4';
    const wording = id === 'newsletter' ? 'newsletter-4' : hasPhone ? asked : 'mail-3';
    expect([id, phone.test(text.replyConsent), text.id]).toEqual([id, hasPhone, wording]);
    expect(`${text.marketingOffer} ${text.marketingTerms}`).toBe(text.marketing);
    expect([text.replyConsent, text.marketing].every((line) => line.includes(agency.legalName) && !line.includes('{'))).toBe(true);
  }
});

test.each(locales)('says in the consent of a quote which reports may be ordered, in %s', (locale) => {
  const formsWithNotice = forms.filter(({ id }) => reports.test(consentText(id, locale).replyConsent)).map(({ id }) => id);
  expect(formsWithNotice.sort()).toEqual(
    forms
      .filter(({ id, kind }) => kind === 'quote' || id === 'chat')
      .map(({ id }) => id)
      .sort(),
  );
});
