import { messageFormatter } from '#lib/i18n/page-words.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { formatPromise, isOpen } from '#lib/site/business-clock.ts';
import { pageOf } from '#lib/site/pages.ts';
import type { Topic } from './topic.ts';
import type { TopicId } from './topics.ts';
import { isUrgent } from './urgency.ts';

/** A question that the visitor may have meant; its topic is answered when it is chosen. */
export type ChatChoice = { topic: TopicId; question: string };

export type ChatReply = {
  /** `handover`: nothing is certain, a person answers. */
  kind: 'topic' | 'faq' | 'handover';
  id: string;
  /** Shown above the text: a reply that begins with yes or no answers this question, which may not be the visitor's. */
  question?: string;
  text: string;
  sources: string[];
  links: { label: string; href: string }[];
  /** Whether to offer the quote form below the reply. */
  offersForm: boolean;
  /** What else the message may have asked; empty when the reply is certain and the message asks nothing else. */
  choices: ChatChoice[];
};

export function pageLink(id: string, locale: Locale): { label: string; href: string } {
  const { path } = pageOf(id);
  const names: Readonly<Record<string, { name: string }>> = messagesFor(locale).pages;
  return { label: names[id]?.name ?? id, href: localePath(locale, path) };
}

/** The office hours and the time of the next reply, for messages. */
const timesOf = (locale: Locale, now: number) => ({
  promise: formatPromise(now, locale),
  hours: openingLines(locale).join('; '),
});

/** The arguments of a topic's reply; outside Florida its part about Florida is left out. */
export const replyArguments = (locale: Locale, now: number, isOutsideFlorida: boolean) => ({
  ...timesOf(locale, now),
  ...(isOutsideFlorida && { servesFL: 'no' }),
});

/** The reply of a topic that the message may be about, after its question. `more`: arguments of the reply. */
export function replyIfAsked(id: TopicId, locale: Locale, more: Readonly<Record<string, string>>): string {
  const { question } = messagesFor(locale).chat.topics[id];
  const format = messageFormatter(locale);
  return `${format('chat.ifAsked', { question })} ${format(`chat.topics.${id}.reply`, more)}`;
}

/** What every reply ends with: the button of the form, a page or a person with the office hours. */
export function nextStep(next: Topic['next'], page: string | undefined, locale: Locale, now: number): string {
  if (next === 'none' || !page) return '';
  return `\n\n${messageFormatter(locale)(`chat.steps.${next}`, { ...timesOf(locale, now), page, lead: messagesFor(locale).chat.lead })}`;
}

/** The phone and the office hours before a reply to an urgent message. `text` is folded. */
export function urgentLine(text: string, topic: TopicId | undefined, locale: Locale, now: number): string {
  if (!isUrgent(text, topic)) return '';
  return `${messageFormatter(locale)('chat.urgent', { ...timesOf(locale, now), open: isOpen(now) ? 'yes' : 'no' })} `;
}
