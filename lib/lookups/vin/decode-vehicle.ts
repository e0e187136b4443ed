import 'server-only';
import { matchPattern } from './pattern.ts';
import { firstLateYear, modelYears } from './model-years.ts';
import { type Maker, type Schema, type VinTable, vinTable } from './table.ts';

export type Vehicle = { year?: number; make: string; model?: string };
type Match = { year: number; model: number; score: number };

function bestFit(patterns: readonly string[], vin: string): number {
  return Math.max(-1, ...patterns.map((pattern) => matchPattern(pattern, vin) ?? -1));
}

/** The best models of a schema; their score is the number of the schema's other patterns that match, then the fit of the model's own pattern. */
function matchesIn({ models, others }: Schema, vin: string, year: number): Match[] {
  const fits = models.map(({ model, patterns }) => ({ model, fit: bestFit(patterns, vin) })).filter(({ fit }) => fit >= 0);
  const best = Math.max(...fits.map(({ fit }) => fit));
  const score = others.filter((patterns) => bestFit(patterns, vin) >= 0).length;
  return fits.filter(({ fit }) => fit === best).map(({ model }) => ({ year, model, score: score + best / 100 }));
}

function matchesOf(table: VinTable, { kind, years }: Maker, vin: string): Match[] {
  return modelYears(vin, kind).flatMap((year) => {
    const schemas = years.filter(({ from, to }) => from <= year && year <= to);
    return schemas.flatMap(({ schema }) => matchesIn(table.schema(schema), vin, year));
  });
}

function topOf(matches: readonly Match[]): readonly Match[] {
  const top = Math.max(...matches.map(({ score }) => score));
  return matches.filter(({ score }) => score === top);
}

/**
 * The best matches. Trucks, buses and motorcycles have two possible years, thirty apart: a letter in seventh place means the later; a digit the
 * earlier, unless the later matches better. For motorcycles both stay.
 */
function bestOf(matches: readonly Match[], vin: string, isMotorcycle: boolean): readonly Match[] {
  const late = topOf(matches.filter(({ year }) => year >= firstLateYear));
  const early = topOf(matches.filter(({ year }) => year < firstLateYear));
  if (isMotorcycle || !late[0] || !early[0]) return [...late, ...early];
  if (/[A-Z]/.test(vin.charAt(6))) return late;
  return early[0].score >= late[0].score ? early : [...late, ...early];
}

function shared<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values);
  return others.length > 0 ? undefined : first;
}

function yearWithoutModel(makers: readonly Maker[], vin: string): number | undefined {
  const possible = makers.flatMap(({ kind, years }) =>
    modelYears(vin, kind).filter((year) => years.some(({ from, to }) => from <= year && year <= to)),
  );
  return shared(possible);
}

/** Year, make and model of a VIN of 17 capitals and digits, as far as vPIC's patterns are unambiguous. Undefined when even the make is not certain. */
export function decodeVehicle(vin: string): Vehicle | undefined {
  const table = vinTable();
  const makers = table.makersOf(vin);
  const matches = makers.flatMap((maker) => matchesOf(table, maker, vin));
  const best = bestOf(
    matches,
    vin,
    makers.some(({ kind }) => kind === 1),
  );
  const make = table.makes[shared(best.map(({ model }) => table.models[model]?.make)) ?? shared(makers.flatMap(({ makes }) => makes)) ?? -1];
  if (make === undefined) return undefined;
  const year = best.length > 0 ? shared(best.map((match) => match.year)) : yearWithoutModel(makers, vin);
  const model = shared(best.map((match) => table.models[match.model]?.name));
  return { ...(year !== undefined && { year }), make, ...(model !== undefined && { model }) };
}
