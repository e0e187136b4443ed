import type { TopicRule } from './topic-rule.ts';
import type { TopicId } from './topics.ts';

/** Words that have one meaning only. */
const keyWords: readonly (readonly [topic: TopicId, words: string])[] = [
  ['uiia', 'uiia|drayage'],
  ['mcs90', 'mcs90|mcs 90'],
  ['brokerBond', 'bmc84|bmc85'],
  ['farmLabor', 'h2a|h 2a|h2b|h 2b|mspa'],
  ['peo', 'peo'],
  ['stopWork', 'stop work(?: order)?|swo'],
  ['assessment', 'loss assessment|special assessment|assessment especial'],
  ['ghost', 'ghost policy|poliza ghost|apolice ghost'],
  ['nonDomiciled', 'non domiciled|no domiciliad[oa]|nao domiciliad[oa]'],
  ['noLoss', 'no loss'],
  ['turo', String.raw`(?<!\b(?:uber|lyft|doordash|instacart)\b.*)turo(?!.*\b(?:uber|lyft|doordash|instacart)\b)`],
  ['towTrailer', 'uhaul trailer|utility trailer'],
  ['occAcc', 'occupational accident|occ acc|occac'],
];
export const keyWordRules: readonly TopicRule[] = keyWords.map(([topic, words]) => ({ topic, matches: [new RegExp(String.raw`\b(?:${words})\b`)] }));
