import { minPercent, prospectCount } from './prospect-count.ts';
import { type CarrierMatch, matchCarriers } from './match-carriers.ts';
import { oneOf, type Random, wholeBetween } from './random.ts';
import type { RiskFactor } from './carriers.ts';

const clientTypes = ['minimum', 'high-risk', 'filing', 'fleet'] as const;
type ClientType = (typeof clientTypes)[number];
const priorities = ['high', 'medium', 'low'] as const;
type Priority = (typeof priorities)[number];
export type Prospect = {
  id: string;
  type: ClientType;
  priority: Priority;
  estimatedPremium: number;
  /** Every company that fits, the best one first. */
  carriers: readonly string[];
  probability: number;
  riskFactors: readonly RiskFactor[];
};

const factorsOfType: Readonly<Record<ClientType, { certain: RiskFactor; possible: readonly [RiskFactor, ...RiskFactor[]] }>> = {
  minimum: { certain: 'minimum', possible: ['older-car', 'rideshare', 'payment', 'young'] },
  'high-risk': { certain: 'violations', possible: ['accidents', 'lapse', 'credit', 'dui'] },
  filing: { certain: 'filing', possible: ['dui', 'lapse', 'payment', 'violations'] },
  fleet: { certain: 'fleet', possible: ['accidents', 'violations', 'filing', 'older-car'] },
};

function priorityOf(probability: number): Priority {
  if (probability >= minPercent.high) return 'high';
  return probability >= minPercent.medium ? 'medium' : 'low';
}

function prospectOf(random: Random, index: number): Prospect[] {
  const type = oneOf(random, clientTypes);
  const { certain, possible } = factorsOfType[type];
  const riskFactors = [certain, oneOf(random, possible)];
  const id = `P-${index + 1}${wholeBetween(random, 100, 999)}`;
  const matches = matchCarriers('', riskFactors, random);
  const [best]: readonly (CarrierMatch | undefined)[] = matches;
  if (!best) return [];
  const { probability, estimatedPremium } = best;
  const carriers = matches.map(({ name }) => name);
  return [{ id, type, priority: priorityOf(probability), estimatedPremium, carriers, probability, riskFactors }];
}

export function simulateProspects(random: Random): readonly Prospect[] {
  return Array.from({ length: prospectCount }, (_, index) => prospectOf(random, index))
    .flat()
    .sort((a, b) => b.probability - a.probability);
}
