import { today } from './day.ts';
import type { Fact } from './fact.ts';
import { factIn } from './fact-in.ts';
import { limitRows } from './limit-rows.ts';
import { limitsFor } from './limits.ts';

/** All limits of the forms in US dollars: per person/per crash, and property. */
export const bodilyInjuryLimits = [
  '10000/20000',
  '15000/30000',
  '25000/50000',
  '50000/100000',
  '100000/200000',
  '100000/300000',
  '250000/500000',
] as const;
export const propertyDamageLimits = ['10000', '15000', '20000', '25000', '50000', '100000'] as const;
export const pipDeductibles = ['0', '250', '500', '1000'] as const;

export type BodilyInjury = (typeof bodilyInjuryLimits)[number];
export type PropertyDamage = (typeof propertyDamageLimits)[number];

/** Offered only when a filing demands exactly this. */
const soldOnlyForFiling: readonly BodilyInjury[] = ['100000/200000'];

/**
 * Bodily injury limits for a resident, lowest first; the first is the default. Arguments as for `limitsFor`; empty when that is undefined: then no
 * limit may be accepted.
 */
export function bodilyInjuryOptions(state: string, filing: string, day: string, orderedBy?: string): readonly BodilyInjury[] {
  const minimum = limitsFor(state, filing, day, orderedBy);
  if (!minimum) return [];
  return bodilyInjuryLimits.filter((limit) => {
    const [person = 0, crash = 0] = limit.split('/').map(Number);
    const isMinimum = person === minimum.perPerson && crash === minimum.perCrash;
    return person >= minimum.perPerson && crash >= minimum.perCrash && (isMinimum || !soldOnlyForFiling.includes(limit));
  });
}

/** Property damage limits for a resident, lowest first. Arguments as for `limitsFor`. */
export function propertyDamageOptions(state: string, filing: string, day: string, orderedBy?: string): readonly PropertyDamage[] {
  const minimum = limitsFor(state, filing, day, orderedBy);
  return minimum ? propertyDamageLimits.filter((limit) => Number(limit) >= minimum.property) : [];
}

export type Pip = { deductibles: typeof pipDeductibles; fact: Fact };

/** Choices of personal injury protection; undefined when the state has none. */
export function pipFor(state: string, day = today()): Pip | undefined {
  const fact = factIn(limitRows, 'minPip', state, day);
  return fact && { deductibles: pipDeductibles, fact };
}
