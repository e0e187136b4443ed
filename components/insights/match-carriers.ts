import { type Carrier, type CarrierId, carriers, type Program, type RiskFactor, riskFactors } from './carriers.ts';
import { type Random, wholeBetween } from './random.ts';

/** Beginnings of words, without accents, that indicate a factor in English, Spanish or Portuguese. */
const keywordPrefixes: Readonly<Record<RiskFactor, readonly string[]>> = {
  minimum: ['minimum', 'minim', 'state limits', 'liability only', 'basic cover', 'lo basico', 'cobertura basica'],
  violations: ['violation', 'ticket', 'speeding', 'citation', 'multa', 'infraccion', 'infracao', 'infracoes', 'exceso de velocidad'],
  accidents: ['accident', 'crash', 'collision', 'at fault', 'at-fault', 'choque', 'acidente', 'batida'],
  dui: ['dui', 'dwi', 'drunk', 'alcohol', 'alcool', 'ebri', 'embriag'],
  filing: ['sr-22', 'sr22', 'sr 22', 'fr-44', 'fr44', 'fr 44', 'filing', 'suspended', 'suspendid', 'suspens'],
  lapse: ['lapse', 'uninsured', 'no insurance', 'without insurance', 'sin seguro', 'sem seguro', 'interrupcion', 'vencid'],
  credit: ['credit'],
  payment: ['payment', 'down pay', 'installment', 'cancel', 'pago', 'pagamento', 'cuota', 'parcela', 'cheap', 'barato'],
  young: ['young', 'teen', 'student', 'new driver', 'joven', 'jovem', 'adolescent', 'estudiant', 'estudant', 'recem-habilitad', 'principiante'],
  rideshare: ['rideshare', 'uber', 'lyft', 'delivery', 'reparto', 'repartidor', 'entrega', 'por app', 'aplicativo', 'aplicacion'],
  'older-car': ['older', 'old car', 'high mileage', 'classic', 'viejo', 'antiguo', 'antigo', 'velho', 'usado'],
  fleet: ['fleet', 'truck', 'commercial', 'business', 'flota', 'camion', 'comercial', 'negocio', 'frota', 'caminh', 'empresa'],
};

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
}

function hasWordWithPrefix(text: string, prefix: string): boolean {
  const at = text.indexOf(prefix);
  return at >= 0 && (at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1)) || hasWordWithPrefix(text.slice(at + 1), prefix));
}

export function factorsOf(description: string, chosen: readonly RiskFactor[]): readonly RiskFactor[] {
  const text = plain(description);
  return riskFactors.filter((factor) => chosen.includes(factor) || keywordPrefixes[factor].some((prefix) => hasWordWithPrefix(text, prefix)));
}

type Approval = 'high' | 'moderate' | 'lower';
export type CarrierMatch = {
  carrier: CarrierId;
  name: string;
  probability: number;
  approval: Approval;
  estimatedPremium: number;
  programs: readonly Program[];
  factors: readonly RiskFactor[];
};

const pointsPerFactor = 25;
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

export function fixedScore(carrier: Carrier, factors: readonly RiskFactor[]): number {
  const hits = carrier.factors.filter((factor) => factors.includes(factor)).length;
  const isBoosted = carrier.boost.factors.some((factor) => factors.includes(factor));
  return hits * pointsPerFactor + (isBoosted ? carrier.boost.points : 0);
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
  const { id, name } = carrier;
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
      factors: carrier.factors.filter((factor) => factors.includes(factor)),
    },
  ];
}

/** The carriers of the insights page for a client, most probable first. All randomness comes from `random`. */
export function matchCarriers(description: string, chosen: readonly RiskFactor[], random: Random): readonly CarrierMatch[] {
  const factors = factorsOf(description, chosen);
  return carriers.flatMap((carrier) => matchOf(carrier, factors, random)).sort((a, b) => b.probability - a.probability);
}

export function hasInput(description: string, chosen: readonly RiskFactor[]): boolean {
  return description.trim() !== '' || chosen.length > 0;
}
