import { type Carrier, type CarrierId, carriers, type Program } from './carriers.ts';
import { type Random, wholeBetween } from './random.ts';
import { factorsOf } from './read-factors.ts';
import type { RiskFactor } from './risk-factors.ts';

export type Approval = 'high' | 'moderate' | 'lower';
export type CarrierMatch = {
  carrier: CarrierId;
  name: string;
  /** Percent, at most 95. */
  probability: number;
  approval: Approval;
  /** Dollars a year. */
  estimatedPremium: number;
  programs: readonly Program[];
  /** The client's factors that counted. */
  factors: readonly RiskFactor[];
};

const pointsPerKeyword = 25;
const chancePoints = 19;
const leastScore = 20;
const mostProbability = 95;
const usualPremium = 1_500;
const premiumVariation = 200;
const leastPremium = 600;

/** How likely the demonstration calls an approval. */
export function approvalOf(probability: number): Approval {
  if (probability >= 80) return 'high';
  return probability >= 60 ? 'moderate' : 'lower';
}

/** Points of a carrier for a client's factors before chance has its say. */
export function fixedScore({ keywords, boost }: Carrier, factors: readonly RiskFactor[]): number {
  const hits = keywords.filter((keyword) => factors.includes(keyword)).length;
  return hits * pointsPerKeyword + (boost.factors.some((factor) => factors.includes(factor)) ? boost.points : 0);
}

/** Dollars a year before chance has its say: Gainsco's low price is for minimum coverage alone. */
export function basePremium({ id, basePremium: own }: Carrier, factors: readonly RiskFactor[]): number {
  return id === 'gainsco' && !factors.includes('minimum') ? usualPremium : own;
}

function matchOf(carrier: Carrier, factors: readonly RiskFactor[], random: Random): readonly CarrierMatch[] {
  const score = fixedScore(carrier, factors) + wholeBetween(random, 0, chancePoints);
  const premium = basePremium(carrier, factors) + wholeBetween(random, -premiumVariation, premiumVariation);
  if (score <= leastScore) return [];
  const probability = Math.min(score, mostProbability);
  const { id, name, keywords } = carrier;
  return [
    {
      carrier: id,
      name,
      probability,
      approval: approvalOf(probability),
      estimatedPremium: Math.max(premium, leastPremium),
      programs: carrier.programs
        .filter((offer) => offer.factors.length === 0 || offer.factors.some((factor) => factors.includes(factor)))
        .map(({ program }) => program),
      factors: keywords.filter((keyword) => factors.includes(keyword)),
    },
  ];
}

/** The demonstration's carriers for a client, most probable first. All that is left to chance comes from `random`. */
export function matchCarriers(description: string, chosen: readonly RiskFactor[], random: Random): readonly CarrierMatch[] {
  const factors = factorsOf(description, chosen);
  return carriers.flatMap((carrier) => matchOf(carrier, factors, random)).sort((a, b) => b.probability - a.probability);
}

/** Whether there is something to go by. */
export function hasInput(description: string, chosen: readonly RiskFactor[]): boolean {
  return description.trim() !== '' || chosen.length > 0;
}
