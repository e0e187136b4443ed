import { isLawOffered, isOffered } from '#lib/site/offer.ts';
import { hasPage } from '#lib/site/pages.ts';
import { agencyTopics } from './agency-topics.ts';
import { businessTopics } from './business-topics.ts';
import { carTopics } from './car-topics.ts';
import { claimTopics } from './claim-topics.ts';
import { driverTopics } from './driver-topics.ts';
import { homeTopics } from './home-topics.ts';
import { licenseTopics } from './license-topics.ts';
import { paymentTopics } from './payment-topics.ts';
import { serviceTopics } from './service-topics.ts';
import type { Topic } from './topic.ts';

/** Replies are in `messages/<language>/chat.json`, examples of messages in `data/chat-examples`. */
const allTopics = [
  ...driverTopics,
  ...licenseTopics,
  ...carTopics,
  ...paymentTopics,
  ...businessTopics,
  ...serviceTopics,
  ...claimTopics,
  ...homeTopics,
  ...agencyTopics,
] as const;

export type TopicId = (typeof allTopics)[number]['id'];
export type KnownTopic = Topic & { id: TopicId };

export const topics: readonly KnownTopic[] = (allTopics as readonly KnownTopic[])
  .filter((topic) => isOffered(topic.only) && (topic.links.length === 0 || topic.links.some(hasPage)))
  .map((topic) => ({ ...topic, links: topic.links.filter(hasPage), law: topic.law?.filter((row) => isLawOffered(row)) ?? [] }));
