import { messageFormatter } from '#lib/i18n/page-words.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { hasPage } from '#lib/site/pages.ts';
import type { StateCode } from '#lib/site/states.ts';
import { topicCitations } from './citation.ts';
import { choicesFrom } from './choices.ts';
import type { TopicMatch } from './match-topic.ts';
import { canBeCombined } from './topic-lists.ts';
import { type ChatReply, nextStep, pageLink, replyArguments, replyIfAsked, urgentLine } from './reply-parts.ts';
import { stateLine } from './state-line.ts';
import { type Subject, subjectLines } from './subjects.ts';
import type { KnownTopic } from './topics.ts';
import { namesFiling } from './named-filings.ts';

/** Hands over to a person without naming a subject. `text` is folded; `matches` are offered as questions. */
export function handover(text: string, matches: readonly TopicMatch[], locale: Locale, now: number): ChatReply {
  const contact = pageLink('contact', locale);
  return {
    kind: 'handover',
    id: 'handover',
    text: `${urgentLine(text, undefined, locale, now)}${messagesFor(locale).chat.handover}${nextStep('person', contact.label, locale, now)}`,
    sources: [],
    links: [contact],
    offersForm: true,
    choices: choicesFrom(matches, locale),
  };
}

/** `state`: the only state that the message names; `isOutsideFlorida`: Florida's figures do not apply. */
type SubjectContext = {
  subject: Subject;
  matches: readonly TopicMatch[];
  state: StateCode | undefined;
  isOutsideFlorida: boolean;
  text: string;
};

/** Topics with this share are answered too: the message may be about one of them. */
const likelyShare = 0.15;
const maxLikely = 2;

/** The most probable topics that a reply may answer together. */
function likelyTopics(matches: readonly TopicMatch[]): KnownTopic[] {
  const likely = matches.filter(({ topic, share }) => share >= likelyShare && canBeCombined(topic.id)).map(({ topic }) => topic);
  return [...new Set(likely)].slice(0, maxLikely);
}

/**
 * Hands over to a person with what is true for every question about the subject, or with the replies of two probable topics, and with the law of the
 * named state.
 */
export function subjectHandover({ subject, matches, state, isOutsideFlorida, text }: SubjectContext, locale: Locale, now: number): ChatReply {
  const filing = namesFiling(text, 'fr44') ? 'fr44' : namesFiling(text, 'sr22') ? 'sr22' : 'other';
  const id = subjectLines[subject.id];
  const line = state && id && (subject.id !== 'filing' || filing !== 'other') ? stateLine(id, state, locale) : undefined;
  const general = messageFormatter(locale)(`chat.subjects.${subject.id}`, { form: filing });
  const likely = likelyTopics(matches);
  const more = replyArguments(locale, now, isOutsideFlorida);
  const answers = likely.map((topic) => replyIfAsked(topic.id, locale, more));
  const parts = likely.length < maxLikely ? [general, ...answers] : answers;
  const contact = pageLink('contact', locale);
  const page = hasPage(subject.page) ? pageLink(subject.page, locale) : contact;
  return {
    kind: 'handover',
    id: `subject-${subject.id}`,
    text: `${subject.id === 'crash' ? '' : urgentLine(text, undefined, locale, now)}${line ? `${line.text} ` : ''}${parts.join('\n\n')}${nextStep('person', page.label, locale, now)}`,
    sources: topicCitations(likely, isOutsideFlorida, locale, line?.rows),
    links: page.href === contact.href ? [contact] : [page, contact],
    offersForm: true,
    choices: choicesFrom(
      matches,
      locale,
      likely.map(({ id: topic }) => topic),
    ),
  };
}
