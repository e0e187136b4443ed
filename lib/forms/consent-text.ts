import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';
import type { FormDefinition } from './form-definition.ts';
import { findForm } from './registry.ts';

export type ConsentText = { id: 'quote-2' | 'request-4' | 'mail-3' | 'newsletter-4'; replyConsent: string; marketing: string };

/** The chat's form asks for a quote, too. */
const asksForQuote = ({ id, kind }: FormDefinition): boolean => kind === 'quote' || id === 'chat';

const cache = new Map<string, ConsentText>();

function wordingOf(form: string): ConsentText['id'] {
  const definition = findForm(form);
  if (definition?.kind === 'newsletter') return 'newsletter-4';
  if (definition?.fields.some(({ kind }) => kind === 'phone') === false) return 'mail-3';
  return definition && asksForQuote(definition) ? 'quote-2' : 'request-4';
}

function makeText(locale: Locale, id: ConsentText['id']): ConsentText {
  const t = translator(locale, 'forms.consent');
  const seller = agency.legalName;
  if (id === 'newsletter-4') return { id, replyConsent: t('replyNewsletter', { seller }), marketing: t('marketingMail', { seller }) };
  if (id === 'mail-3') return { id, replyConsent: t('replyMail', { seller }), marketing: t('marketingMail', { seller }) };
  // A quote comes with the notice about consumer reports.
  const reply = t('reply', { seller });
  return { id, replyConsent: id === 'quote-2' ? `${reply} ${t('reports')}` : reply, marketing: t('marketing', { seller }) };
}

/** The consent text of a form in one language. `id` changes with every change of the wording, so that the evidence names the text that was shown. */
export function consentText(form: string, locale: Locale): ConsentText {
  const id = wordingOf(form);
  const key = `${locale} ${id}`;
  const text = cache.get(key) ?? makeText(locale, id);
  cache.set(key, text);
  return text;
}
