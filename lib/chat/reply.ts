import { messageFormatter } from '#lib/i18n/page-words.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { type Locale, localePath, regionalLocale } from '#lib/i18n/routing.ts';
import { formatReplyTime, replyDueAt } from '#lib/site/business-clock.ts';
import { hasPage, pageOf } from '#lib/site/pages.ts';
import type { StateCode } from '#lib/site/states.ts';
import { citations } from './citation.ts';
import { followUpTopic } from './follow-up.ts';
import { findFaq } from './faq-index.ts';
import { matchParts, matchTopics, type TopicMatch } from './match-topic.ts';
import { placesIn, type Places, withPlaceMarks } from './places.ts';
import { correctedTopic, formTopic, mayAnswer, namesForm, sureTopic, topicWithForm } from './sure-topics.ts';
import { hasFr44, stateLine } from './state-line.ts';
import { customerTopics, orderTopics, routeTopics, topicsWithoutSecond, urgentTopics } from './topic-lists.ts';
import { isStopWord, termsOf, wordsOf } from './tokens.ts';
import type { Topic } from './topic.ts';
import { type TopicId, topics } from './topics.ts';

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

/**
 * Shares of a topic. From `certain` on only it is answered; below `likely` an answer from the pages is preferred, below `min` a handover that names
 * pages. When the first topic is not certain, another with the share `second` is answered too. A long message spreads its shares over more topics.
 */
type Shares = { certain: number; likely: number; min: number; second: number };
const sharesOfShort: Shares = { certain: 0.6, likely: 0.35, min: 0.2, second: 0.15 };
const sharesOfLong: Shares = { certain: 0.6, likely: 0.1, min: 0.08, second: 0.06 };
const longMessage = 20;
const sharesFor = (words: readonly string[]): Shares => (words.length >= longMessage ? sharesOfLong : sharesOfShort);
/** Topics with at least this share are named in a handover, at most `maxNamed` of them. */
const namedShare = 0.05;
const maxNamed = 3;
/** A part of a long message must be this certain to be answered too. */
const certainShareOfPart = 0.5;
/** A message with this many words of content is a question, even if it begins with a greeting. */
const minQuestionWords = 3;
/** A message of at most this many words without a match gets a question in return. */
const shortMessage = 4;
/** A topic that links one of these pages gets no link to the page of the state. */
const pagesInsteadOfState = /^(?:commercial|workers-comp|coi-request|claims-help|client-portal|contact|privacy|about|specialty)/;

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

type KnownTopic = TopicMatch['topic'];
const topicOf = (id: TopicId | undefined): KnownTopic | undefined => topics.find((topic) => topic.id === id);

type TopicContext = { topic: Topic; further: Topic | undefined; state: StateCode | undefined; text: string };

function topicReply({ topic, further, state, text }: TopicContext, locale: Locale, now: number): ChatReply {
  const words: Readonly<Record<string, { reply: string }>> = messagesFor(locale).chat.topics;
  const promise = formatReplyTime(replyDueAt(now), locale);
  const hours = openingLines(locale).join('; ');
  const line =
    state && topic.stateLine
      ? stateLine(topic.stateLine === 'filing' && namesForm(text, 'dl123') ? 'ownFiling' : topic.stateLine, state, locale)
      : undefined;
  // Florida's figures in a topic are for a visitor who named no state; another state gets its own.
  const isElsewhere = state !== undefined && state !== 'FL';
  const more = { promise, hours, ...(isElsewhere && { servesFL: 'no' }) };
  const asked = [topic, ...(further ? [further] : [])];
  const general = asked.map(({ id }) => messageFormatter(locale)(`chat.topics.${id}.reply`, more)).join(`\n\n${messagesFor(locale).chat.also} `);
  const pageIds = new Set(asked.flatMap((part) => part.links));
  const links = [...pageIds].map((id) => pageLink(id, locale));
  const statePage = state && `state-${state.toLowerCase()}`;
  if (statePage && hasPage(statePage) && !topic.links.some((id) => id === statePage || pagesInsteadOfState.test(id)))
    links.push(pageLink(statePage, locale));
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

/** A move to a state that is not served: the agency sells no policy there. */
const movesAway = /\b(?:mov\w+|relocat\w+|mud\w+|transfer\w+)(?: \w+){0,3} (?:to|a|para|pra|pro) @elsewhere/;
/** A state that isn't served is where a car or a license comes from, not where the visitor lives. */
const origin =
  /\b(?:car|carro|auto|plates?|placas?|tags?|license|licencia|carteira|title|titulo|registered|registrad[oa])(?: \w+){0,2} (?:from|in|de|do|da|en|em) @elsewhere/;
const originTopics: readonly TopicId[] = ['registration', 'getLicense', 'military', 'papers', 'unlicensed', 'foreignPlates'];
/** A message with a state and more content than this asks something that the state alone does not answer. */
const maxVagueWords = 2;

const contentOutsidePlaces = (words: readonly string[]) => withPlaceMarks(words).filter((word) => !word.startsWith('@') && !isStopWord(word)).length;

/** Places outrank topics: a state that is not served, or two states, decide the reply. */
function topicOfPlaces(match: TopicMatch | undefined, { served, isElsewhere, isPuertoRico }: Places, words: readonly string[]): Topic | undefined {
  const limits = sharesFor(words);
  const isOneOf = (ids: readonly TopicId[]) => match !== undefined && ids.includes(match.topic.id);
  if (served.length > 0 && !isElsewhere && namesForm(words.join(' '), 'fr44') && !served.some((state) => hasFr44(state)))
    return topicOf('fr44NotHere');
  if (match?.topic.isAnywhere && match.share >= limits.min && match.topic.id !== 'puertoRico') return undefined;
  if (isPuertoRico) return topicOf(served.length > 0 ? 'garaging' : 'puertoRico');
  if (isElsewhere && isOneOf(urgentTopics)) return undefined;
  if (isElsewhere && isOneOf(originTopics) && origin.test(withPlaceMarks(words).join(' '))) return undefined;
  if (isElsewhere && served.length > 0 && isOneOf(routeTopics) && match && match.share >= limits.likely) return undefined;
  if (isElsewhere && isOneOf(customerTopics) && match && match.share >= limits.likely) return undefined;
  if (isElsewhere && movesAway.test(withPlaceMarks(words).join(' '))) return topicOf('elsewhere');
  const isTwo = served.length > 1 || (isElsewhere && served.length > 0);
  if (isTwo && isOneOf(orderTopics)) return topicOf('twoStates');
  if (isElsewhere) return topicOf(served.length > 0 ? 'garaging' : 'elsewhere');
  if (served.length === 0) return undefined;
  if (isOneOf(['elsewhere', 'states', 'puertoRico'])) return topicOf('inState');
  return (!match || match.share < limits.min) && contentOutsidePlaces(words) <= maxVagueWords
    ? topicOf(served.length > 1 ? 'garaging' : 'inState')
    : undefined;
}

/** The topics of a message: first what must be answered, then what is probable. */
function rankTopics(message: string): TopicMatch[] {
  const words = wordsOf(message);
  const text = words.join(' ');
  const limits = sharesFor(words);
  const matches = matchTopics(message);
  const sure = topicOf(sureTopic(text));
  if (sure) return [{ topic: sure, share: 1 }, ...matches.filter(({ topic, share }) => topic.id !== sure.id && share >= limits.certain)];
  const isVague = contentOutsidePlaces(words) <= maxVagueWords;
  const possible = matches.filter(({ topic }) => mayAnswer(topic, text) && (topic.id !== 'inState' || isVague));
  const [likeliest] = matches;
  const meant = likeliest && likeliest.share >= limits.likely ? topicOf(topicWithForm(likeliest.topic.id, text)) : undefined;
  if (likeliest && meant) {
    const corrected = topicOf(correctedTopic(meant.id, text)) ?? meant;
    return [{ topic: corrected, share: likeliest.share }, ...possible.filter(({ topic }) => topic.id !== corrected.id)];
  }
  const [best] = possible;
  const form = topicOf(formTopic(text));
  if (form && (best?.share ?? 0) < limits.likely)
    return [{ topic: form, share: limits.likely }, ...possible.filter(({ topic }) => topic.id !== form.id)];
  const isMoved = best !== undefined && best !== likeliest;
  return possible.map((match) => ({
    share: isMoved && match === best ? Math.max(match.share, limits.certain) : match.share,
    topic: topicOf(correctedTopic(match.topic.id, text)) ?? match.topic,
  }));
}

/** A second topic to answer: when the first is not certain, the next one; in a long message what one of its parts asks. */
function secondTopic(message: string, [first, second]: readonly TopicMatch[]): Topic | undefined {
  if (!first || topicsWithoutSecond.includes(first.topic.id)) return undefined;
  const limits = sharesFor(wordsOf(message));
  const next = first.share < limits.certain && second && second.share >= limits.second ? second : undefined;
  const part =
    first.share < limits.certain
      ? undefined
      : matchParts(message).find(({ topic, share }) => topic.id !== first.topic.id && share >= certainShareOfPart);
  const found = next ?? part;
  return found && found.topic.id !== first.topic.id && !topicsWithoutSecond.includes(found.topic.id) ? found.topic : undefined;
}

/** Hands over to a person, and names the pages of the topics that are possible. */
function handover(matches: readonly TopicMatch[], locale: Locale, now: number): ChatReply {
  const contact = pageLink('contact', locale);
  const possible = matches.filter(({ share }) => share >= namedShare).flatMap(({ topic }) => topic.links.slice(0, 1));
  const pages = [...new Set(possible)]
    .filter((id) => id !== 'contact')
    .slice(0, maxNamed)
    .map((id) => pageLink(id, locale));
  const names = new Intl.ListFormat(regionalLocale(locale), { type: 'disjunction' }).format(pages.map(({ label }) => `“${label}”`));
  const text = pages.length > 0 ? messageFormatter(locale)('chat.menu', { pages: names }) : messagesFor(locale).chat.handover;
  return {
    kind: 'handover',
    id: 'handover',
    text: `${text}${nextStep('person', contact.label, locale, now)}`,
    sources: [],
    links: [...pages, contact],
    lead: true,
  };
}

/**
 * Replies to a message: first by sure topics, then by its places, then by its probable topic, then from the pages' questions, else with a handover to
 * a person. Replies to every message. `previous` is the id of the reply before, for a short message such as "how long?".
 */
export function replyTo(message: string, locale: Locale, now = Date.now(), previous?: string): ChatReply {
  const matches = rankTopics(message);
  const [match] = matches;
  const words = wordsOf(message);
  const limits = sharesFor(words);
  const places = placesIn(message, words);
  const continued = topicOf(followUpTopic(words, places, previous));
  if (continued) return topicReply({ topic: continued, further: undefined, state: places.served[0], text: words.join(' ') }, locale, now);
  const placed = topicOfPlaces(match, places, words);
  const isQuestion = termsOf(message, locale, minQuestionWords).length >= minQuestionWords;
  const hasTopic = match !== undefined && (match.share >= limits.likely || !isQuestion);
  const faq = placed || hasTopic ? undefined : findFaq(message, locale);
  if (faq) {
    const source = { label: faq.title, href: localePath(locale, faq.path) };
    const text = `${faq.answer}${nextStep('quote', faq.title, locale, now)}`;
    return { kind: 'faq', id: faq.id, text, sources: citations(faq.rawAnswer, [], locale), links: [source], lead: true };
  }
  const content = termsOf(message, locale, 2).length;
  const isShort = content === 0 || (content === 1 && words.length <= shortMessage);
  const probable = match && match.share >= limits.min ? match.topic : undefined;
  const topic = placed ?? probable ?? (isShort ? topicOf('unclear') : undefined);
  const further = topic === match?.topic ? secondTopic(message, matches) : undefined;
  if (topic) return topicReply({ topic, further, state: places.served[0], text: words.join(' ') }, locale, now);
  return handover(matches, locale, now);
}
