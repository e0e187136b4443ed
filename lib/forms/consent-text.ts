import type { Locale } from '../i18n/routing.ts';
import { translator } from '../i18n/translator.ts';
import { agency } from '../site/agency.ts';
import { requestKind } from './request-kind.ts';

/**
 * What stands under a form in one language: what sending it allows, and the words of the box. `id` names the wording and is
 * raised whenever that changes, so that evidence tells the text that was shown.
 */
export function consentText(form: string, locale: Locale): { id: string; reply: string; marketing: string } {
  const t = translator(locale, 'forms.consent');
  const seller = agency.name;
  const marketing = t('marketing', { seller });
  return requestKind({ id: form }) === 'newsletter'
    ? { id: 'newsletter-1', reply: t('replyNewsletter', { seller }), marketing }
    : { id: 'request-1', reply: t('reply', { seller }), marketing };
}
