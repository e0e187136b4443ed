import type { TopicId } from './topics.ts';
import { singleReplyTopics } from './topic-lists.ts';

/** Folded words of a message that can't wait for an answer in writing. */
const urgent =
  /\b(?:today|tonight|asap|urgent\w*|emergency|right now|right away|same day|this (?:morning|afternoon|evening)|tomorrow|in (?:an|one|two|2) hours?|by (?:noon|tomorrow|monday|friday)|(?:by|before|at) \d{1,2}(?: \d\d)?(?: ?[ap]m)?$|(?:by|before) \d{1,2}|rush|hoy|ahorita|ahora mismo|ya mismo|urge|urgente|manana|antes de las \d+|esta (?:tarde|noche)|hoje|agora mesmo|amanha|(?:festivals?|events?|fair|gig|job|closing|festa|evento|feira|feria|festival|boda|casamento|obra) (?:(?:is|starts|this|on|for|es|empieza|este|el|e|comeca|neste|na|no|nesta) )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta)|antes das \d+|daqui a pouco)\b/;
const notUrgent =
  /\b(?:what(?:s| is) the minimum(?: \w+){0,3} right now|hoy en dia|hoje em dia|no rush|not urgent|no es urgente|nao e urgente|en la manana|por la manana|de manha)\b/;

const neverUrgent: readonly TopicId[] = [
  'hours',
  'location',
  'contactData',
  'link',
  'roadside',
  'accessibility',
  'jobs',
  'notSold',
  'warranty',
  'referral',
  'immigrationHelp',
  'otherServices',
  'aboutUs',
  'scam',
  'honest',
  'hideFact',
  'homeHide',
  'cardNow',
  'closedNow',
  'quoteTime',
  'callsFear',
  'minimum',
  'requiredCoverage',
  'pip',
  'truckMinimum',
  'keepFiling',
  'priceFactors',
];

/** Topics whose replies start with 911, the police, or a doctor, before any office. */
const firstHelp: readonly TopicId[] = [
  'accidents',
  'churchVanCrash',
  'crashNoPapers',
  'equipmentAccident',
  'fatalCrash',
  'hitAndRun',
  'hitAnimal',
  'hitPedestrian',
  'hitUtility',
  'homeClaim',
  'injuryNoComp',
  'shopLoss',
  'stolenWait',
  'subInjured',
  'truckCrash',
  'truckTheft',
  'workInjury',
];

/** Whether the reply starts with the phone and the office hours. `text` is folded. */
export function isUrgent(text: string, topic?: TopicId): boolean {
  if (topic && [singleReplyTopics, neverUrgent, firstHelp].some((topics) => topics.includes(topic))) return false;
  return urgent.test(text) && !notUrgent.test(text);
}
