import { messageFormatter } from '#lib/i18n/message-formatter.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import { formatReplyTime, replyDueAt } from '#lib/site/business-clock.ts';
import { pageOf } from '#lib/site/find-page.ts';
import { citations } from './citation.ts';
import { findFaq } from './faq-index.ts';
import { matchTopic, type TopicMatch } from './match-topic.ts';
import { termsOf } from './tokens.ts';

export type ChatReply = {
  /** `handover`: nothing matches, a person answers. */
  kind: 'topic' | 'faq' | 'handover';
  id: string;
  text: string;
  sources: string[];
  links: { label: string; href: string }[];
  /** Whether to offer the quote form below the reply. */
  lead: boolean;
};

/** Below this score an answer from the pages wins over a topic. */
const sureScore = 0.5;
/** A message with this many words of content is a question, even if it begins with a greeting. */
const leastQuestionWords = 3;

function pageLink(id: string, locale: Locale) {
  const { path } = pageOf(id);
  const names: Readonly<Record<string, { name: string }>> = messagesFor(locale).pages;
  return { label: names[id]?.name ?? id, href: localePath(locale, path) };
}

function topicReply({ topic }: TopicMatch, locale: Locale, now: number): ChatReply {
  const words: Readonly<Record<string, { reply: string }>> = messagesFor(locale).chat.topics;
  const replyTime = formatReplyTime(replyDueAt(now), locale);
  const hours = openingLines(locale).join('; ');
  return {
    kind: 'topic',
    id: topic.id,
    text: messageFormatter(locale)(`chat.topics.${topic.id}.reply`, { promise: replyTime, hours }),
    sources: citations(words[topic.id]?.reply ?? '', topic.law ?? [], locale),
    links: topic.links.map((id) => pageLink(id, locale)),
    lead: topic.offersQuote,
  };
}

/** Replies to a message by keyword, else from the pages' questions, else with a handover to a person. Answers every message. */
export function replyTo(message: string, locale: Locale, now = Date.now()): ChatReply {
  const match = matchTopic(message);
  const isQuestion = termsOf(message, locale, leastQuestionWords).length >= leastQuestionWords;
  const faq = findFaq(message, locale);
  const hasTopic = match !== undefined && (match.score >= sureScore || !isQuestion);
  if (faq && (faq.isClose || !hasTopic)) {
    const source = { label: faq.title, href: localePath(locale, faq.path) };
    return { kind: 'faq', id: faq.id, text: faq.answer, sources: citations(faq.rawAnswer, [], locale), links: [source], lead: true };
  }
  if (match) return topicReply(match, locale, now);
  const t = translator(locale, 'chat');
  const replyTime = formatReplyTime(replyDueAt(now), locale);
  return {
    kind: 'handover',
    id: 'handover',
    text: t('handover', { promise: replyTime }),
    sources: [],
    links: [pageLink('contact', locale)],
    lead: true,
  };
}
