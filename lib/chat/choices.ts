import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { TopicMatch } from './match-topic.ts';
import type { ChatChoice } from './reply-parts.ts';
import { singleReplyTopics } from './topic-lists.ts';

/** Topics with a smaller share are not offered: in messages that were graded by hand, they were wrong. */
const minShare = 0.02;
/** How many questions are offered beside an answer, and how many when there is no answer. */
const maxChoices = { besideAnswer: 3, alone: 4 };

/** The questions of the most probable topics, without `answered`, the ids of what the reply answers. */
export function choicesFrom(matches: readonly TopicMatch[], locale: Locale, answered: readonly string[] = []): ChatChoice[] {
  const words: Readonly<Record<string, { question: string }>> = messagesFor(locale).chat.topics;
  const ids = new Set(
    matches
      .filter(({ topic, share }) => share >= minShare && !answered.includes(topic.id) && !singleReplyTopics.includes(topic.id))
      .map(({ topic }) => topic.id),
  );
  return [...ids]
    .slice(0, answered.length > 0 ? maxChoices.besideAnswer : maxChoices.alone)
    .map((topic) => ({ topic, question: words[topic]?.question ?? topic }));
}
