import type { Locale } from '../i18n/routing.ts';
import { translator } from '../i18n/translator.ts';
import { agency } from '../site/agency.ts';
import { requestKind } from './request-kind.ts';

type ConsentText = { id: string; reply: string; marketing: string };

const known = new Map<string, ConsentText>();

function makeText(locale: Locale, isNewsletter: boolean): ConsentText {
  const t = translator(locale, 'forms.consent');
  const seller = agency.name;
  const marketing = t('marketing', { seller });
  return isNewsletter
    ? { id: 'newsletter-1', reply: t('replyNewsletter', { seller }), marketing }
    : { id: 'request-1', reply: t('reply', { seller }), marketing };
}

/**
 * What stands under a form in one language: what sending it allows, and the words of the box. `id` names the wording and is
 * raised whenever that changes, so that evidence tells the text that was shown.
 */
export function consentText(form: string, locale: Locale): ConsentText {
  const isNewsletter = requestKind({ id: form }) === 'newsletter';
  const key = `${locale} ${isNewsletter}`;
  const text = known.get(key) ?? makeText(locale, isNewsletter);
  known.set(key, text);
  return text;
}
