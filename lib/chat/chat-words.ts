import { messageArguments } from '../i18n/message-arguments.ts';
import type { Locale } from '../i18n/routing.ts';
import { translator } from '../i18n/translator.ts';
import { agency } from '../site/agency.ts';
import { formatPromise, promiseBy } from '../site/business-clock.ts';
import { callLink, textLink } from '../site/phone.ts';
import { longestMessage } from './limits.ts';

export type ChatWords = ReturnType<typeof chatWords>;

/** Every word of the chat window in a language, and the two numbers that lead to a person. */
export function chatWords(locale: Locale, now = Date.now()) {
  const t = translator(locale, 'chat');
  const { shortName, phone, textPhone } = messageArguments(locale);
  const promise = formatPromise(promiseBy(now), locale);
  return {
    title: t('title', { shortName }),
    close: t('close'),
    log: t('log'),
    typing: t('typing'),
    you: t('you'),
    assistant: t('assistant'),
    label: t('label'),
    placeholder: t('placeholder'),
    send: t('send'),
    lead: t('lead'),
    clear: t('clear'),
    notice: t('notice', { promise }),
    greeting: t('greeting'),
    unreached: t('unreached'),
    tooLong: t('tooLong', { max: longestMessage }),
    back: t('back'),
    leadTitle: t('leadTitle'),
    leadSent: t('leadSent', { reference: '{reference}', promise }),
    call: { label: t('call', { phone }), href: callLink(agency.phone) },
    text: { label: t('text', { textPhone }), href: textLink(agency.text) },
  };
}
