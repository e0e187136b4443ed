import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { agency } from '#lib/site/agency.ts';
import { findForm } from './registry.ts';

export type ConsentText = { id: 'request-2' | 'mail-1' | 'newsletter-2'; reply: string; marketing: string };

const known = new Map<string, ConsentText>();

function wordingOf(form: string): ConsentText['id'] {
  const definition = findForm(form);
  if (definition?.kind === 'newsletter') return 'newsletter-2';
  return definition?.fields.some(({ kind }) => kind === 'phone') === false ? 'mail-1' : 'request-2';
}

function makeText(locale: Locale, id: ConsentText['id']): ConsentText {
  const t = translator(locale, 'forms.consent');
  const seller = agency.name;
  if (id === 'newsletter-2') return { id, reply: t('replyNewsletter', { seller }), marketing: t('marketingMail', { seller }) };
  if (id === 'mail-1') return { id, reply: t('replyMail', { seller }), marketing: t('marketingMail', { seller }) };
  return { id, reply: t('reply', { seller }), marketing: t('marketing', { seller }) };
}

/** The consent text of a form in one language. `id` changes with every change of the wording, so that the evidence names the text that was shown. */
export function consentText(form: string, locale: Locale): ConsentText {
  const id = wordingOf(form);
  const key = `${locale} ${id}`;
  const text = known.get(key) ?? makeText(locale, id);
  known.set(key, text);
  return text;
}
