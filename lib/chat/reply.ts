import { messageFormatter } from '#lib/i18n/page-words.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { hasPage } from '#lib/site/pages.ts';
import type { StateCode } from '#lib/site/states.ts';
import { choicesFrom } from './choices.ts';
import { citations, topicCitations } from './citation.ts';
import { findFaq } from './faq-index.ts';
import { followUpTopic } from './follow-up.ts';
import { handover, subjectHandover } from './handover.ts';
import { matchParts, matchQuestions, type TopicMatch } from './match-topic.ts';
import { askedLanguage, otherLanguage, withoutLanguageQuestion } from './other-language.ts';
import { inPlace } from './place-phrase.ts';
import { concernsOtherState, placeAway, placesIn } from './places.ts';
import { isCertain, rankTopics, shareLimitsFor, topicOf } from './rank-topics.ts';
import { type ChatChoice, type ChatReply, nextStep, pageLink, replyArguments, replyIfAsked, urgentLine } from './reply-parts.ts';
import { stateLine } from './state-line.ts';
import { subjectOf } from './subjects.ts';
import { namesFiling } from './named-filings.ts';
import { termsOf, wordsOf } from './tokens.ts';
import { saysNotServed, topicOfPlaces } from './topic-of-places.ts';
import { canBeCombined, topicsWithOneAnswer, singleReplyTopics, unservedTopics } from './topic-lists.ts';
import type { KnownTopic, TopicId } from './topics.ts';

/** A second question must be this certain to be answered too: an answer on another subject does more harm than none. */
const certainShareOfSecond = 0.8;
/** A part of a message with this share asks something of its own: its question is offered. */
const offeredShareOfPart = 0.5;
/** From this share of its topics on, a subject is answered by a person when none of its topics is certain. */
const certainShareOfSubject = 0.25;
/** A topic with a smaller share may be the wrong one: the reply offers others. */
const doubtedShare = 0.8;
/** A most probable topic with this share is answered alone. */
const aloneShare = 0.8;
/** Beside a less certain topic, the second one is answered too when it has this share. */
const nearShare = 0.15;
/** A message with this many words of content is a question, even if it begins with a greeting. */
const minQuestionWords = 3;
/** A message that asks for a language asks something else too when this many words of content are left without that question. */
const minNeedWords = 2;
/** A message of at most this many words without a match gets a question in return. */
const shortMessage = 4;
/** A topic that links one of these pages gets no link to the page of the state. */
const pagesInsteadOfState = /^(?:commercial|workers-comp|coi-request|claims-help|client-portal|contact|privacy|about|specialty)/;

/** Replies that say where no policy is sold, when the message names the place. */
const placeTopics: readonly TopicId[] = ['elsewhere', 'moveAway', 'moveHere', 'garaging', 'truckElsewhere', 'twoStatesNeed'];

type TopicContext = {
  topic: KnownTopic;
  further: KnownTopic | undefined;
  /** A topic that is nearly as probable. */
  near?: KnownTopic | undefined;
  state: StateCode | undefined;
  text: string;
  /** The place that the message names and the agency doesn't serve. */
  away?: string | undefined;
  choices?: ChatChoice[];
};

function topicReply({ topic, further, near, state, text, away, choices = [] }: TopicContext, locale: Locale, now: number): ChatReply {
  const line =
    state && topic.stateLine
      ? stateLine(topic.stateLine === 'filing' && namesFiling(text, 'dl123') ? 'ownFiling' : topic.stateLine, state, locale)
      : undefined;
  const isOutsideFlorida = concernsOtherState(state, text, away);
  const more = replyArguments(locale, now, isOutsideFlorida);
  const asked = [topic, further, near].filter((each) => each !== undefined);
  const replyOf = ({ id }: KnownTopic) => messageFormatter(locale)(`chat.topics.${id}.reply`, more);
  const general = [
    replyOf(topic),
    ...(further ? [`${messagesFor(locale).chat.also} ${replyOf(further)}`] : []),
    ...(near ? [replyIfAsked(near.id, locale, more)] : []),
  ].join('\n\n');
  const pageIds = new Set(asked.flatMap((part) => part.links));
  const links = [...pageIds].map((id) => pageLink(id, locale));
  const statePage = state && `state-${state.toLowerCase()}`;
  if (statePage && hasPage(statePage) && !topic.links.some((id) => id === statePage || pagesInsteadOfState.test(id)))
    links.push(pageLink(statePage, locale));
  const urgent = urgentLine(text, topic.id, locale, now);
  const isNotServed = away && (placeTopics.includes(topic.id) || saysNotServed(topic, text.split(' '), state !== undefined));
  const notServed = isNotServed ? `${messageFormatter(locale)('chat.notServed', { place: inPlace(away, locale) })} ` : '';
  // Where no policy is sold, no form is offered.
  const nextThere = isNotServed && state === undefined ? 'page' : topic.next;
  const step = further && unservedTopics.includes(further.id) ? further.next : nextThere;
  // The urgent line has the phone already.
  const next = urgent && step === 'person' ? 'page' : step;
  return {
    kind: 'topic',
    id: topic.id,
    text: `${urgent}${notServed}${line ? `${line.text} ` : ''}${general}${nextStep(next, links[0]?.label, locale, now)}`,
    sources: topicCitations(asked, isOutsideFlorida, locale, line?.rows),
    links,
    offersForm: step === 'quote' || step === 'person',
    choices,
  };
}

/** A topic that is nearly as probable as the first: the reply answers it too. */
function nearTopic([first, second]: readonly TopicMatch[]): KnownTopic | undefined {
  if (!first || !second || first.share >= aloneShare || second.share < nearShare) return undefined;
  return canBeCombined(first.topic.id) && canBeCombined(second.topic.id) ? second.topic : undefined;
}

/** A second topic to answer: what another question of the message asks. */
function secondTopic(message: string, first: TopicMatch | undefined): KnownTopic | undefined {
  if (!first || singleReplyTopics.includes(first.topic.id)) return undefined;
  const firstSubject = subjectOf([first]);
  const second = matchQuestions(message).find(
    (match) =>
      match.topic.id !== first.topic.id && match.share >= certainShareOfSecond && (!firstSubject || subjectOf([match])?.area !== firstSubject.area),
  );
  return second && !singleReplyTopics.includes(second.topic.id) ? second.topic : undefined;
}

/** The topics of the parts of a message that asks several things, to be offered beside the answer to one of them. */
function partsOf(message: string, answered?: KnownTopic): TopicMatch[] {
  if (answered && singleReplyTopics.includes(answered.id)) return [];
  return matchParts(message).filter(({ topic, share }) => topic.id !== answered?.id && share >= offeredShareOfPart);
}

/** For a message that asks for a language: the reply to what else it asks, if anything. */
function withNeed(reply: ChatReply, text: string, locale: Locale, now: number): ChatReply {
  const rest = withoutLanguageQuestion(text);
  if (reply.id !== 'languages' || rest === text || termsOf(rest, locale, minNeedWords).length < minNeedWords) return reply;
  const need = replyIn(rest, locale, now);
  return singleReplyTopics.some((id) => id === need.id) || need.id === 'handover' ? reply : need;
}

/**
 * Replies to a message: first by a rule for its words, then by its places, then by its certain topic or the pages' questions, else with a handover to a
 * person that names what is understood. Replies to every message. `previous` is the id of the reply before, for a short message such as "how long?".
 */
export function replyTo(message: string, locale: Locale, now = Date.now(), previous?: string): ChatReply {
  const words = wordsOf(message);
  const reply = withNeed(replyIn(message, locale, now, previous), words.join(' '), locale, now);
  const named = askedLanguage(words.join(' '));
  const needsNoSentence = reply.id === 'languages' ? named === locale : singleReplyTopics.some((id) => id === reply.id);
  const asked = needsNoSentence ? undefined : named;
  const other = asked ?? otherLanguage(words, locale);
  if (!other) return reply;
  const sentence = messagesFor(other).chat[asked ? 'speaks' : 'inLanguage'];
  const links = other === locale || reply.id === 'languages' ? reply.links : [...reply.links, pageLink('contact', other)];
  return { ...reply, text: `${sentence} ${reply.text}`, links };
}

/**
 * Replies to a message with the topic that the visitor chose among the questions of a reply; a place that isn't served adds to it that no policy is sold
 * there. An unknown topic gets the reply to the message alone.
 */
export function replyToChoice(message: string, chosen: string, locale: Locale, now = Date.now()): ChatReply {
  const topic = topicOf(chosen);
  if (!topic) return replyTo(message, locale, now);
  const words = wordsOf(message);
  const places = placesIn(message, words);
  const placed = topicOfPlaces({ topic, share: 1 }, places, words);
  const away = placeAway(message, words, places);
  const further = placed && placed.id !== topic.id && unservedTopics.includes(placed.id) ? placed : undefined;
  return topicReply({ topic, further, state: places.served[0], text: words.join(' '), away }, locale, now);
}

/** The reply in the language of the page. */
function replyIn(message: string, locale: Locale, now: number, previous?: string): ChatReply {
  const matches = rankTopics(message);
  const [match] = matches;
  const words = wordsOf(message);
  const text = words.join(' ');
  const limits = shareLimitsFor(words);
  const places = placesIn(message, words);
  const [state] = places.served;
  const away = placeAway(message, words, places);
  const continued = topicOf(followUpTopic(words, places, previous));
  if (continued) return topicReply({ topic: continued, further: undefined, state, text, away }, locale, now);
  const placed = topicOfPlaces(match, places, words);
  if (placed) {
    if (match && match.share >= limits.certain && topicsWithOneAnswer.includes(match.topic.id) && unservedTopics.includes(placed.id))
      return topicReply({ topic: match.topic, further: placed, state, text, away }, locale, now);
    // The place outranks what was asked: the reply offers that too.
    const isOutranked = match !== undefined && match.topic.id !== placed.id && !singleReplyTopics.includes(placed.id);
    const choices = isOutranked ? choicesFrom(matches, locale, [placed.id]) : [];
    return topicReply({ topic: placed, further: undefined, state, text, away, choices }, locale, now);
  }
  const isQuestion = termsOf(message, locale, minQuestionWords).length >= minQuestionWords;
  const subject = subjectOf(matches);
  const subjectShare = subject?.first === match?.topic.id ? (subject?.share ?? 0) : 0;
  const certain = match && (isCertain(matches, subjectShare, words) || (!isQuestion && match.share >= limits.min)) ? match.topic : undefined;
  const faq = match && match.share >= limits.likely ? undefined : findFaq(message, locale);
  if (certain && !(faq && isQuestion)) {
    const further = secondTopic(message, match);
    const near = further ? undefined : nearTopic(matches);
    const others = match && match.share < doubtedShare ? matches : [];
    const choices = choicesFrom([...partsOf(message, certain), ...others], locale, [certain.id]).filter(
      ({ topic }) => topic !== further?.id && topic !== near?.id,
    );
    const reply = topicReply({ topic: certain, further, near, state, text, away, choices }, locale, now);
    return singleReplyTopics.includes(certain.id) ? reply : { ...reply, question: messagesFor(locale).chat.topics[certain.id].question };
  }
  if (faq) {
    const source = { label: faq.title, href: localePath(locale, faq.path) };
    const answer = `${faq.answer}${nextStep('quote', faq.title, locale, now)}`;
    return {
      kind: 'faq',
      id: faq.id,
      text: answer,
      sources: citations(faq.rawAnswer, [], locale),
      links: [source],
      offersForm: true,
      choices: choicesFrom([...partsOf(message), ...matches], locale, [faq.id]),
    };
  }
  const content = termsOf(message, locale, 2).length;
  const isShort = content === 0 || (content === 1 && words.length <= shortMessage);
  const unclear = isShort ? topicOf('unclear') : undefined;
  if (unclear) return topicReply({ topic: unclear, further: undefined, state, text, away }, locale, now);
  const only = places.served.length === 1 && !places.isElsewhere ? state : undefined;
  if (subject && subject.share >= certainShareOfSubject)
    return subjectHandover(
      { subject, matches: [...partsOf(message), ...matches], state: only, isOutsideFlorida: concernsOtherState(state, text, away), text },
      locale,
      now,
    );
  return handover(text, [...partsOf(message), ...matches], locale, now);
}
