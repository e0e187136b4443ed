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
  carrierMatch: string;
  probability: number;
  riskFactors: readonly RiskFactor[];
};

const shown = 6;
const factorsOfType: Readonly<Record<ClientType, { sure: RiskFactor; besides: readonly [RiskFactor, ...RiskFactor[]] }>> = {
  minimum: { sure: 'minimum', besides: ['older-car', 'rideshare', 'payment', 'young'] },
  'high-risk': { sure: 'violations', besides: ['accidents', 'lapse', 'credit', 'dui'] },
  filing: { sure: 'filing', besides: ['dui', 'lapse', 'payment', 'violations'] },
  fleet: { sure: 'fleet', besides: ['accidents', 'violations', 'filing', 'older-car'] },
};

function priorityOf(probability: number): Priority {
  if (probability >= 80) return 'high';
  return probability >= 60 ? 'medium' : 'low';
}

function prospectOf(random: Random, taken: number): Prospect[] {
  const type = oneOf(random, clientTypes);
  const { sure, besides } = factorsOfType[type];
  const riskFactors = [sure, oneOf(random, besides)];
  const id = `P-${taken + 1}${wholeBetween(random, 100, 999)}`;
  const [best]: readonly (CarrierMatch | undefined)[] = matchCarriers('', riskFactors, random);
  if (!best) return [];
  const { probability, estimatedPremium, name } = best;
  return [{ id, type, priority: priorityOf(probability), estimatedPremium, carrierMatch: name, probability, riskFactors }];
}

export function simulateProspects(random: Random): readonly Prospect[] {
  return Array.from({ length: shown }, (_, taken) => prospectOf(random, taken))
    .flat()
    .sort((a, b) => b.probability - a.probability);
}
