import { type Carrier, type CarrierId, carriers, type Program } from './carriers.ts';
import { type Random, wholeBetween } from './random.ts';
import { factorsOf } from './read-factors.ts';
import type { RiskFactor } from './risk-factors.ts';

export type Approval = 'high' | 'moderate' | 'lower';
export type CarrierMatch = {
  carrier: CarrierId;
  name: string;
  probability: number;
  approval: Approval;
  estimatedPremium: number;
  programs: readonly Program[];
  factors: readonly RiskFactor[];
};

const pointsPerKeyword = 25;
const chancePoints = 19;
const minScore = 20;
const maxProbability = 95;
const usualPremium = 1_500;
const premiumVariation = 200;
const minPremium = 600;

export function approvalOf(probability: number): Approval {
  if (probability >= 80) return 'high';
  return probability >= 60 ? 'moderate' : 'lower';
}

export function fixedScore({ keywords, boost }: Carrier, factors: readonly RiskFactor[]): number {
  const hits = keywords.filter((keyword) => factors.includes(keyword)).length;
  return hits * pointsPerKeyword + (boost.factors.some((factor) => factors.includes(factor)) ? boost.points : 0);
}

/** US dollars a year without the random part. Sample Mutual's price is for minimum coverage only. */
export function basePremium({ id, basePremium: premium }: Carrier, factors: readonly RiskFactor[]): number {
  return id === 'sample-mutual' && !factors.includes('minimum') ? usualPremium : premium;
}

function matchOf(carrier: Carrier, factors: readonly RiskFactor[], random: Random): readonly CarrierMatch[] {
  const score = fixedScore(carrier, factors) + wholeBetween(random, 0, chancePoints);
  const premium = basePremium(carrier, factors) + wholeBetween(random, -premiumVariation, premiumVariation);
  if (score <= minScore) return [];
  const probability = Math.min(score, maxProbability);
  const { id, name, keywords } = carrier;
  return [
    {
      carrier: id,
      name,
      probability,
      approval: approvalOf(probability),
      estimatedPremium: Math.max(premium, minPremium),
      programs: carrier.programs
        .filter((offer) => offer.factors.length === 0 || offer.factors.some((factor) => factors.includes(factor)))
        .map(({ program }) => program),
      factors: keywords.filter((keyword) => factors.includes(keyword)),
    },
  ];
}

/** The demonstration's carriers for a client, most probable first. All randomness comes from `random`. */
export function matchCarriers(description: string, chosen: readonly RiskFactor[], random: Random): readonly CarrierMatch[] {
  const factors = factorsOf(description, chosen);
  return carriers.flatMap((carrier) => matchOf(carrier, factors, random)).sort((a, b) => b.probability - a.probability);
}

export function hasInput(description: string, chosen: readonly RiskFactor[]): boolean {
  return description.trim() !== '' || chosen.length > 0;
}
