import type { TopicId } from './topics.ts';

/** All of `matches` must be in the folded text, and `unless` must not. */
export type TopicRule = { topic: TopicId; matches: readonly RegExp[]; unless?: RegExp };
