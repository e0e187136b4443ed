import { messageFormatter } from '#lib/i18n/message-formatter.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { formatReplyTime, replyDueAt } from '#lib/site/business-clock.ts';
import { hasPage, pageOf } from '#lib/site/find-page.ts';
import type { StateCode } from '#lib/site/states.ts';
import { citations } from './citation.ts';
import { findFaq } from './faq-index.ts';
import { matchTopics, type TopicMatch } from './match-topic.ts';
import { placesIn } from './places.ts';
import { stateLine } from './state-line.ts';
import { termsOf, wordsOf } from './tokens.ts';
import { type Topic, type TopicId, topics } from './topics.ts';

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
/** Up to this many words, a message that nothing matches is asked back. */
const shortMessage = 4;
/** A message with this many words of content often asks two things; a second topic from this score on is answered too. */
const longMessage = 9;
const furtherScore = 1.2;
/** Topics about an order or a ticket of one state, which follows a visitor into another. */
const ordered: readonly TopicId[] = ['sr22', 'fr44', 'duiFiling', 'keepFiling', 'dui', 'tickets', 'suspended', 'garaging', 'elsewhere'];
/** Topics whose reply gains from the page of the state that the message names. */
const statePaged = /^(?:commercial|workers-comp|coi-request|claims-help|client-portal|contact|privacy|about|specialty)/;

function pageLink(id: string, locale: Locale) {
  const { path } = pageOf(id);
  const names: Readonly<Record<string, { name: string }>> = messagesFor(locale).pages;
  return { label: names[id]?.name ?? id, href: localePath(locale, path) };
}

/** What every reply ends with: the form, a page or a person with the office hours. */
function nextStep(next: Topic['next'], page: string | undefined, locale: Locale, now: number): string {
  if (next === 'none' || !page) return '';
  const words = { promise: formatReplyTime(replyDueAt(now), locale), hours: openingLines(locale).join('; '), page };
  return `\n\n${messageFormatter(locale)(`chat.steps.${next}`, words)}`;
}

/** The part of a message that is shown: without Florida's figures when another state is named. */
const withoutOther = (message: string, isElsewhere: boolean) =>
  isElsewhere ? message.replaceAll(/\{servesFL, select, yes \{(?:[^{}]|\{\w+\})*\}/g, '') : message;

function topicReply(topic: Topic, further: Topic | undefined, state: StateCode | undefined, locale: Locale, now: number): ChatReply {
  const words: Readonly<Record<string, { reply: string }>> = messagesFor(locale).chat.topics;
  const promise = formatReplyTime(replyDueAt(now), locale);
  const hours = openingLines(locale).join('; ');
  const line = state && topic.stateLine ? stateLine(topic.stateLine, state, locale) : undefined;
  // Florida's figures in a topic are for a visitor who named no state; another state gets its own.
  const isElsewhere = state !== undefined && state !== 'FL';
  const more = { promise, hours, ...(isElsewhere && { servesFL: 'no' }) };
  const asked = [topic, ...(further ? [further] : [])];
  const general = asked.map(({ id }) => messageFormatter(locale)(`chat.topics.${id}.reply`, more)).join('\n\n');
  const pageIds = new Set(asked.flatMap((part) => part.links));
  const links = [...pageIds].map((id) => pageLink(id, locale));
  const statePage = state && `state-${state.toLowerCase()}`;
  if (statePage && hasPage(statePage) && !topic.links.some((id) => id === statePage || statePaged.test(id))) links.push(pageLink(statePage, locale));
  return {
    kind: 'topic',
    id: topic.id,
    text: `${line ? `${line.text} ` : ''}${general}${nextStep(topic.next, links[0]?.label, locale, now)}`,
    sources: citations(
      asked.map(({ id }) => withoutOther(words[id]?.reply ?? '', isElsewhere)).join(' '),
      asked.flatMap(({ law }) => law ?? []),
      locale,
      line?.rows,
    ),
    links,
    lead: topic.next === 'quote' || topic.next === 'person',
  };
}

const topicOf = (id: TopicId): Topic | undefined => topics.find((topic) => topic.id === id);

/** A state outranks general words: one that isn't served, or two of them, decide more than what is asked about. */
function topicOfPlaces(match: TopicMatch | undefined, { served, isElsewhere }: ReturnType<typeof placesIn>): Topic | undefined {
  if (match?.topic.isAnywhere) return undefined;
  if (isElsewhere) return topicOf(served.length > 0 ? 'garaging' : 'elsewhere');
  const isOrdered = match !== undefined && ordered.some((id) => id === match.topic.id);
  if (served.length > 1 && isOrdered) return topicOf('twoStates');
  const isUnsaid = !match || match.score < sureScore;
  return served.length > 0 && isUnsaid ? topicOf(served.length > 1 ? 'garaging' : 'inState') : undefined;
}

/**
 * Replies to a message: by the places that it names, by keyword, else from the pages' questions, else with a handover to a person. Answers every
 * message.
 */
export function replyTo(message: string, locale: Locale, now = Date.now()): ChatReply {
  const matches = matchTopics(message);
  const [match] = matches;
  const places = placesIn(message, wordsOf(message));
  const isQuestion = termsOf(message, locale, leastQuestionWords).length >= leastQuestionWords;
  const placed = topicOfPlaces(match, places);
  const faq = placed ? undefined : findFaq(message, locale);
  const hasTopic = match !== undefined && (match.score >= sureScore || !isQuestion);
  if (faq && !hasTopic) {
    const source = { label: faq.title, href: localePath(locale, faq.path) };
    const text = `${faq.answer}${nextStep('quote', faq.title, locale, now)}`;
    return { kind: 'faq', id: faq.id, text, sources: citations(faq.rawAnswer, [], locale), links: [source], lead: true };
  }
  const content = termsOf(message, locale, 2).length;
  const isShort = content === 0 || (content === 1 && wordsOf(message).length <= shortMessage);
  const topic = placed ?? match?.topic ?? (isShort ? topicOf('unclear') : undefined);
  const isLong = termsOf(message, locale, longMessage).length >= longMessage;
  const second = matches.slice(1).find((other) => other.score >= furtherScore && other.topic.weight > 1);
  const further = isLong && topic === match?.topic ? second?.topic : undefined;
  if (topic) return topicReply(topic, further, places.served[0], locale, now);
  const contact = pageLink('contact', locale);
  return {
    kind: 'handover',
    id: 'handover',
    text: `${messagesFor(locale).chat.handover}${nextStep('person', contact.label, locale, now)}`,
    sources: [],
    links: [contact],
    lead: true,
  };
}
