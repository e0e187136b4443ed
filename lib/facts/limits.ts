import { type Fact, findFactIn } from './fact.ts';
import { filingFacts, filingsFor } from './filings.ts';
import { limitFacts } from './limit-facts.ts';
import { today } from './day.ts';

type Part = 'PerPerson' | 'PerCrash' | 'Property';
const parts = ['PerPerson', 'PerCrash', 'Property'] as const satisfies readonly Part[];
type Minimum = Record<Part, Fact>;

/** The lowest permitted liability limits in US dollars. */
export type Limits = {
  perPerson: number;
  perCrash: number;
  property: number;
  /** The fact behind each. */
  facts: { perPerson: Fact; perCrash: Fact; property: Fact };
  /** `filing` when an order demands more than the state's minimum. */
  setBy: 'minimum' | 'filing';
};

function minimumOf(kind: 'min' | 'fr44', state: string, day: string): Minimum | undefined {
  const [PerPerson, PerCrash, Property] = parts.map((part) => findFactIn(limitFacts, `${kind}${part}`, state, day));
  return PerPerson && PerCrash && Property ? { PerPerson, PerCrash, Property } : undefined;
}

/** Limits that a filing demands. When the state that ordered it is not known, those of every other state that orders it. */
function minimumsOfFiling(state: string, filing: string, day: string, orderedBy: string | undefined): Minimum[] {
  const minimums = (kind: 'min' | 'fr44', states: readonly string[]) => states.flatMap((code) => minimumOf(kind, code, day) ?? []);
  if (filing === 'fr-44') return minimums('fr44', [state]);
  const others = filingFacts.map((row) => row.state).filter((code) => code !== state);
  const named = orderedBy && others.includes(orderedBy) ? [orderedBy] : undefined;
  if (filing === 'fr-44-other-state') {
    const possible = named && minimums('fr44', named);
    return possible?.length ? possible : minimums('fr44', others);
  }
  if (filing === 'sr-22-other-state')
    return minimums(
      'min',
      named ?? others.filter((code) => filingFacts.some((row) => row.state === code && row.filings.some((name) => name.startsWith('sr-22')))),
    );
  return [];
}

/** The days (YYYY-MM-DD) on which the pages behind the limits were read. */
export function limitReadDays(): ReadonlySet<string> {
  return new Set(limitFacts.map(({ source }) => source.readOn));
}

/**
 * The lowest liability limits that may be offered or accepted: the higher of the state's minimum and the filing's. `filing` is one of
 * `filingsFor(state)`; '' means the same as 'none'; `orderedBy` is another state that ordered it; `day` is YYYY-MM-DD. Undefined without law for that state and
 * day, or when the state has no such filing.
 */
export function limitsFor(state: string, filing: string, day: string, orderedBy?: string): Limits | undefined {
  const minimum = minimumOf('min', state, day);
  if (!minimum || (filing !== '' && !filingsFor(state).some((id) => id === filing))) return undefined;
  const minimums = [minimum, ...minimumsOfFiling(state, filing, day, orderedBy)];
  const highest = (part: Part): Fact => minimums.reduce((top, other) => (other[part].value > top.value ? other[part] : top), minimum[part]);
  const highestFacts = { perPerson: highest('PerPerson'), perCrash: highest('PerCrash'), property: highest('Property') };
  const isMinimum = parts.every((part) => highest(part) === minimum[part]);
  return {
    perPerson: highestFacts.perPerson.value,
    perCrash: highestFacts.perCrash.value,
    property: highestFacts.property.value,
    facts: highestFacts,
    setBy: isMinimum ? 'minimum' : 'filing',
  };
}

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

type BodilyInjury = (typeof bodilyInjuryLimits)[number];
type PropertyDamage = (typeof propertyDamageLimits)[number];

/** Offered only when a filing demands exactly this. */
const soldOnlyForFiling: readonly BodilyInjury[] = ['100000/200000'];

/**
 * Bodily injury limits for a resident, lowest first; the first is the default. Arguments as for `limitsFor`; empty when that is undefined: no rule is
 * known, and `lib/forms/legal.ts` then accepts every limit.
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

type Pip = { deductibles: typeof pipDeductibles; fact: Fact };

/** Choices of personal injury protection; undefined when the state has none. */
export function pipFor(state: string, day = today()): Pip | undefined {
  const fact = findFactIn(limitFacts, 'minPip', state, day);
  return fact && { deductibles: pipDeductibles, fact };
}
