import { type Places, withPlaceMarks } from './places.ts';
import { topicOf } from './rank-topics.ts';
import { filingTopics, singleReplyTopics } from './topic-lists.ts';
import type { TopicId } from './topics.ts';

const opening = String.raw`(?:(?:and|y|e|but|pero|mas|so|ok|entonces|entao|by) )*`;
const generic = String.raw`(?: (?:do|does|i|it|is|that|this|have|has|to|keep|cost|costs|pay|will|would|be|for|me|need|take|last|usually|about|tengo|que|tenerlo|tenerla|pagar|pagaria|cuesta|cuestan|cobran|vale|sale|saldria|es|eso|esto|dura|necesito|preciso|ficar|custa|fica|isso|pra|mim|vou|seria|mas|o|menos|mais|ou|sai|la|lo|con|com|ele|ela))*`;
const howLong = new RegExp(
  `^${opening}(?:for |por |durante )?(?:how long|how many years|until when|cuanto tiempo|cuantos anos|hasta cuando|quanto tempo|quantos anos|ate quando)${generic}$`,
);
const howMuch = new RegExp(
  `^${opening}(?:how much|whats the (?:price|cost)|what does it cost|(?:the )?price|(?:a |por )?(?:cuanto|quanto)|que precio|el precio|o preco|qual o (?:preco|valor))${generic}$`,
);
/** A place with nothing else: "and in georgia?". */
const placeOnly =
  /^(?:(?:and|y|e|but|pero|mas|so|what|about|how|como|es|if|si|se|in|en|em|na|no|for|para|pra|from|de|da|do|live|im|i|am|vivo|estoy|moro|estou|to|que|pasa|yes|sim|es|state|estado|el|la|o|a) )*@\w+(?: (?:please|por favor|too|tambien|tambem))?$/;

const fr44Topics: readonly TopicId[] = ['fr44', 'duiFiling', 'fr44Pay'];
const onRecord: readonly TopicId[] = ['dui', 'duiOtherState', 'tickets', 'accidents', 'recordYears', 'duiReduced'];
const stateFees: readonly TopicId[] = ['suspended', 'lapse', 'plateKept', 'fee', 'stopped', 'hardship'];

const trucks: readonly TopicId[] = ['truck', 'hotshot', 'authority', 'intrastate', 'cdlNew', 'dotOrMc'];
const businesses: readonly TopicId[] = ['commercial', 'trades', 'cleaning', 'food', 'shop', 'church'];

function durationTopicAfter(before: TopicId): TopicId | undefined {
  if (filingTopics.includes(before) || fr44Topics.includes(before)) return 'keepFiling';
  return onRecord.includes(before) ? 'recordYears' : undefined;
}

function priceTopicAfter(before: TopicId): TopicId {
  if (filingTopics.includes(before)) return 'filingCost';
  if (fr44Topics.includes(before)) return 'fr44Pay';
  if (trucks.includes(before)) return 'truckCost';
  if (businesses.includes(before)) return 'businessCost';
  return stateFees.includes(before) ? 'fee' : 'cost';
}

/** The topic of a short message that has no meaning without the reply before it, whose id is `previous`, and of a place with nothing else. */
export function followUpTopic(
  words: readonly string[],
  { served, isElsewhere, isPuertoRico }: Places,
  previous: string | undefined,
): TopicId | undefined {
  const before = topicOf(previous)?.id;
  const text = withPlaceMarks(words).join(' ');
  if (howLong.test(text)) return before ? durationTopicAfter(before) : 'unclear';
  if (before && howMuch.test(text)) return priceTopicAfter(before);
  const isServed = served.length > 0 && !isElsewhere && !isPuertoRico;
  if (!isServed || !placeOnly.test(text)) return undefined;
  return before && !singleReplyTopics.includes(before) ? before : 'inState';
}
