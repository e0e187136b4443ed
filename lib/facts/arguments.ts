import { today } from './day.ts';
import { dollarFormat } from './dollar-format.ts';
import { type Fact, isInForce } from './fact.ts';
import { facts } from './find-fact.ts';

/** Shorter or older names of arguments for facts that many texts use. */
const aliases = {
  fr44PerPerson: 'flFr44PerPerson',
  fr44PerCrash: 'flFr44PerCrash',
  fr44Property: 'flFr44Property',
  sr22YearsFlorida: 'flSr22Years',
  fr44YearsFlorida: 'flFr44Years',
  flFeeFirst: 'flReinstatementFirst',
  flFeeSecond: 'flReinstatementSecond',
  flFeeLater: 'flReinstatementLater',
  truckLight: 'usTruckLight',
  truckGeneral: 'usTruckGeneral',
  truckOil: 'usTruckOil',
  truckHazmat: 'usTruckHazmat',
  busSmall: 'usBusSmall',
  busLarge: 'usBusLarge',
  workersCompConstruction: 'flWorkersCompConstruction',
  workersCompOther: 'flWorkersCompOther',
  exemptionOwnership: 'flExemptionOwnership',
  exemptionConstruction: 'flExemptionConstruction',
  exemptionYears: 'flExemptionYears',
} as const;

type Value = string | number;
/** A fact that is not in force has no argument, so a text that names it cannot be formatted. */
type FactArguments = Record<string, Value> & Record<keyof typeof aliases, Value>;

/** `flMinPip` is Florida's `minPip`, `usTruckGeneral` a federal fact. */
function argumentName(state: string, id: string): string {
  return state.toLowerCase() + id.charAt(0).toUpperCase() + id.slice(1);
}

function factsInForce(day: string): readonly Fact[] {
  return facts.filter((fact) => isInForce(fact, day));
}

/** The facts behind message arguments such as `flMinPip` or `truckGeneral`; unknown names are left out. */
export function factsNamed(names: readonly string[], day = today()): Fact[] {
  const fullNames = new Set(names.map((name) => (Object.hasOwn(aliases, name) ? aliases[name as keyof typeof aliases] : name)));
  return factsInForce(day).filter(({ state, id }) => fullNames.has(argumentName(state, id)));
}

/**
 * Message arguments for all facts in force on `day` (YYYY-MM-DD), formatted for a regional locale such as `es-US`: money as text, terms as numbers.
 */
export function factArguments(locale: string, day = today()): FactArguments {
  const dollars = dollarFormat(locale);
  const plain = new Intl.NumberFormat(locale);
  const format = (unit: string, value: number): Value => (unit === 'usd' ? dollars.format(value) : unit === 'pounds' ? plain.format(value) : value);
  const named = new Map(factsInForce(day).map(({ state, id, unit, value }) => [argumentName(state, id), format(unit, value)] as const));
  const valueOf = (name: string): Value => {
    const value = named.get(name);
    if (value === undefined) throw new Error(`No fact ${name} on ${day} in lib/facts`);
    return value;
  };
  const aliased = Object.fromEntries(Object.entries(aliases).map(([name, fullName]) => [name, valueOf(fullName)]));
  return { ...Object.fromEntries(named), ...(aliased as Record<keyof typeof aliases, Value>) };
}
