import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { formatOpeningTime, formatPromise, isOpen } from '#lib/site/business-clock.ts';
import { isOffered } from '#lib/site/offer.ts';
import { agencyCallLink, agencyWhatsApp, messageWay } from '#lib/site/agency-contact.ts';
import { maxMessageLength } from './limits.ts';

export type ChatWords = ReturnType<typeof chatWords>;

/** A way to a person; `note` says when a closed office opens. */
type Way = { label: string; href: string; note?: string };

const quickQuestions = [
  { id: 'suspended', only: ['personal'] },
  { id: 'which', only: ['personal'] },
  { id: 'truck', only: ['commercial'] },
] as const;

/** What the chat window shows in a language, and the longest message that it may send. */
export function chatWords(locale: Locale, now = Date.now()) {
  const t = translator(locale, 'chat');
  const { shortName, phone, textPhone } = messageArguments(locale);
  const { way, href } = messageWay(locale);
  const call: Way = { label: t('call', { phone }), href: agencyCallLink };
  const write: Way = { label: t(way, { textPhone, whatsApp: agencyWhatsApp?.number ?? '' }), href };
  const promise = formatPromise(now, locale);
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
    whichQuestion: t('whichQuestion'),
    otherQuestions: t('otherQuestions'),
    lead: t('lead'),
    clear: t('clear'),
    notice: t('notice'),
    person: t('quick.person'),
    more: t('more'),
    greeting: t('greeting'),
    quick: quickQuestions.filter(({ only }) => isOffered(only)).map(({ id }) => t(`quick.${id}`)),
    unreached: t('unreached'),
    maxMessageLength,
    tooLong: t('tooLong', { max: maxMessageLength }),
    back: t('back'),
    leadTitle: t('leadTitle'),
    leadSent: t('leadSent', { reference: '{reference}', promise }),
    people: isOpen(now)
      ? [call, write]
      : [write, { ...call, note: translator(locale, 'forms.done')('opens', { opens: formatOpeningTime(now, locale) }) }],
  };
}
