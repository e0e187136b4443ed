import 'server-only';
import { openEnd, vinTable } from './table.ts';

const firstModelYear = 1981;
/** Cars, trucks and MPVs. */
const kinds = new Set([2, 3, 7]);
/** Years to offer a model without a known end. */
const maxModelYears = 10;
const byYear = new Map<number, ReadonlyMap<string, readonly string[]>>();
const alphabet = new Intl.Collator('en', { numeric: true });

function vehiclesOf(year: number): ReadonlyMap<string, readonly string[]> {
  const cached = byYear.get(year);
  if (cached) return cached;
  const table = vinTable();
  const schemas = new Set<number>();
  for (const { kind, years } of table.largeManufacturers())
    if (kinds.has(kind))
      for (const { from, to, schema } of years) if (from <= year && year <= (to === openEnd ? from + maxModelYears : to)) schemas.add(schema);
  const names = new Map<string, Set<string>>();
  for (const { model } of [...schemas].flatMap((schema) => table.schema(schema).models)) {
    const found = table.models[model];
    const make = found && table.makes[found.make];
    if (make) names.set(make, (names.get(make) ?? new Set()).add(found.name));
  }
  const vehicles = new Map([...names].map(([make, models]) => [make, [...models].sort(alphabet.compare)] as const));
  byYear.set(year, vehicles);
  return vehicles;
}

/** Model years from 1981 to two years ahead. */
export function isModelYear(year: number, now = new Date()): boolean {
  return Number.isInteger(year) && year >= firstModelYear && year <= now.getFullYear() + 2;
}

export function makesOf(year: number): readonly string[] {
  return isModelYear(year) ? [...vehiclesOf(year).keys()].sort(alphabet.compare) : [];
}

/** Models of a make (any case) in a year, sorted; empty when unknown. */
export function modelsOf(year: number, make: string): readonly string[] {
  if (!isModelYear(year)) return [];
  const vehicles = vehiclesOf(year);
  const wanted = make.trim().toLowerCase();
  return vehicles.get([...vehicles.keys()].find((name) => name.toLowerCase() === wanted) ?? '') ?? [];
}
