import { matchTopics, type TopicMatch } from './match-topic.ts';
import { withPlaceMarks } from './places.ts';
import { topicByRule } from './topics-by-rule.ts';
import { isStopWord, wordsOf } from './tokens.ts';
import { type KnownTopic, type TopicId, topics } from './topics.ts';

/**
 * Limits of a topic's share. From `certain` on it is answered; below `likely` an answer from the pages is preferred, below `min` no topic counts as
 * found. A long message spreads its shares over more topics.
 */
export type ShareLimits = { certain: number; likely: number; min: number };
const limitsOfShort: ShareLimits = { certain: 0.45, likely: 0.35, min: 0.2 };
const limitsOfLong: ShareLimits = { certain: 0.45, likely: 0.1, min: 0.08 };
const longMessage = 20;
export const shareLimitsFor = (words: readonly string[]): ShareLimits => (words.length >= longMessage ? limitsOfLong : limitsOfShort);

/**
 * With many narrow topics the right one may have a small share. A topic is right as often as one above `certain` if it has twice the share of the
 * second, or if its subject is certain. Found by cross-validation and on graded replies.
 */
const ahead = { share: 0.3, ratio: 2 };
const ofSubject = { share: 0.35, subject: 0.7 };

/** Topics whose replies do no harm when the message is about something else. */
const mildTopics: readonly TopicId[] = ['complaint', 'offTopic', 'person'];
const mildShare = 0.25;
/** A long message off the topic needs this share, more than any other topic: it usually asks something of the agency too. */
const doubtfulOffTopic = 0.8;

/** Whether the first topic is answered. `subject` is the share of its subject. */
export function isCertain([first, second]: readonly TopicMatch[], subject: number, words: readonly string[]): boolean {
  if (!first) return false;
  const isLongOffTopic = first.topic.id === 'offTopic' && words.length >= longMessage;
  if (mildTopics.includes(first.topic.id) && first.share >= mildShare && !isLongOffTopic) return true;
  if (isLongOffTopic) return first.share >= doubtfulOffTopic;
  if (first.share >= shareLimitsFor(words).certain) return true;
  if (first.share >= ofSubject.share && subject >= ofSubject.subject) return true;
  return first.share >= ahead.share && first.share >= ahead.ratio * (second?.share ?? 0);
}

/** A message with a state and at most this many words of content asks only whether the state is served. */
export const maxVagueWords = 2;
export const contentOutsidePlaces = (words: readonly string[]): number =>
  withPlaceMarks(words).filter((word) => !word.startsWith('@') && !isStopWord(word)).length;

export const topicOf = (id: string | undefined): KnownTopic | undefined => topics.find((topic) => topic.id === id);

/** The topics of a message: first what must be answered, then what is probable. */
export function rankTopics(message: string): TopicMatch[] {
  const words = wordsOf(message);
  const matches = matchTopics(message);
  const ruled = topicOf(topicByRule(words.join(' ')));
  if (ruled)
    return [{ topic: ruled, share: 1 }, ...matches.filter(({ topic, share }) => topic.id !== ruled.id && share >= shareLimitsFor(words).certain)];
  return contentOutsidePlaces(words) <= maxVagueWords ? matches : matches.filter(({ topic }) => topic.id !== 'inState');
}
