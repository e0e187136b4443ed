import 'server-only';
import { type Manufacturer, type Schema, vinTable, type VinTable } from './table.ts';

/** Whether a character is in a class such as `[A-C5]`, given without brackets. */
function isIn(members: string, character: string): boolean {
  for (let index = 0; index < members.length; index += 1) {
    if (members[index + 1] === '-' && index + 2 < members.length) {
      if (character >= members.charAt(index) && character <= members.charAt(index + 2)) return true;
      index += 2;
    } else if (members[index] === character) return true;
  }
  return false;
}

/** The number of fixed characters of a pattern part, or undefined when the text does not start with it. */
function fixedIn(part: string, text: string): number | undefined {
  let fixed = 0;
  let at = 0;
  for (let index = 0; index < part.length; index += 1, at += 1) {
    const sign = part.charAt(index);
    const character = text.charAt(at);
    if (sign === '*') continue;
    if (sign === '[') {
      const end = part.indexOf(']', index);
      if (!isIn(part.slice(index + 1, end), character)) return undefined;
      index = end;
    } else if (sign === '#' ? character < '0' || character > '9' : sign !== character) return undefined;
    fixed += 1;
  }
  return fixed;
}

/**
 * Matches a vPIC pattern: characters 4 to 8 of a VIN, then after `|` those from the tenth on; `*` any, `#` a digit, `[…]` a class. Returns the number
 * of fixed characters: more is more specific.
 */
export function matchPattern(pattern: string, vin: string): number | undefined {
  const bar = pattern.indexOf('|');
  const head = fixedIn(bar < 0 ? pattern : pattern.slice(0, bar), vin.slice(3, 8));
  if (bar < 0 || head === undefined) return head;
  const tail = fixedIn(pattern.slice(bar + 1), vin.slice(9));
  return tail === undefined ? undefined : head + tail;
}

const characters = 'ABCDEFGHJKLMNPRSTVWXY123456789';
/** The tenth character's cycle restarts with this year. */
const firstLateYear = 2010;
const strictKinds = new Set([2, 7]);

/**
 * Possible years of the tenth character, up to two years ahead. For cars and MPVs a letter in seventh place means 2010 or later (49 CFR 565.15);
 * heavy vehicles are exempt.
 */
function modelYears(vin: string, kind: number, now = new Date()): readonly number[] {
  const place = characters.indexOf(vin.charAt(9));
  if (place < 0) return [];
  const isLate = /[A-Z]/.test(vin.charAt(6));
  const years = strictKinds.has(kind) ? [place + (isLate ? firstLateYear : firstLateYear - 30)] : [place + firstLateYear, place + firstLateYear - 30];
  return years.filter((year) => year <= now.getFullYear() + 2);
}

type Vehicle = { year?: number; make: string; model?: string };
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

function matchesOf(table: VinTable, { kind, years }: Manufacturer, vin: string): Match[] {
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
 * The best matches. Trucks and buses have two possible years, thirty apart. With a letter in seventh place the later one counts. With a digit the earlier
 * one counts, or both if the later one matches better. For motorcycles both count.
 */
function bestOf(matches: readonly Match[], vin: string, isMotorcycle: boolean): readonly Match[] {
  const late = topOf(matches.filter(({ year }) => year >= firstLateYear));
  const early = topOf(matches.filter(({ year }) => year < firstLateYear));
  if (isMotorcycle || !late[0] || !early[0]) return [...late, ...early];
  if (/[A-Z]/.test(vin.charAt(6))) return late;
  return early[0].score >= late[0].score ? early : [...late, ...early];
}

/** The value that all have; undefined when they differ. */
function commonValue<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values);
  return others.length > 0 ? undefined : first;
}

function yearWithoutModel(manufacturers: readonly Manufacturer[], vin: string): number | undefined {
  const possible = manufacturers.flatMap(({ kind, years }) =>
    modelYears(vin, kind).filter((year) => years.some(({ from, to }) => from <= year && year <= to)),
  );
  return commonValue(possible);
}

/** Year, make and model of a VIN of 17 capitals and digits, as far as vPIC's patterns are unambiguous. Undefined when even the make is not certain. */
function decodeVehicle(vin: string): Vehicle | undefined {
  const table = vinTable();
  const manufacturers = table.manufacturersOf(vin);
  const matches = manufacturers.flatMap((manufacturer) => matchesOf(table, manufacturer, vin));
  const isMotorcycle = manufacturers.some(({ kind }) => kind === 1);
  const best = bestOf(matches, vin, isMotorcycle);
  const makeOfModels = commonValue(best.map(({ model }) => table.models[model]?.make));
  const make = table.makes[makeOfModels ?? commonValue(manufacturers.flatMap(({ makes }) => makes)) ?? -1];
  if (make === undefined) return undefined;
  const year = best.length > 0 ? commonValue(best.map((match) => match.year)) : yearWithoutModel(manufacturers, vin);
  const model = commonValue(best.map((match) => table.models[match.model]?.name));
  return { ...(year !== undefined && { year }), make, ...(model !== undefined && { model }) };
}

/** Values of A to Z (49 CFR 565.15, table III); I, O and Q do not occur. */
const letterValues = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The required ninth character of a VIN (49 CFR 565.15(c)). */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, index) => {
    const code = vin.charCodeAt(index);
    return total + weight * (code >= 65 ? (letterValues[code - 65] ?? 0) : code - 48);
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

type Decoded = { vin: string; checkDigit: 'ok' | 'mismatch' };
export type VinAnswer = { source: 'built-in' } & (
  | (Decoded & Vehicle & { found: true })
  | (Decoded & { found: false })
  /** Contains letters that no VIN has; `suggestion` replaces them. */
  | { found: false; vin: string; suggestion: Decoded & Partial<Vehicle> }
);

const misread: Readonly<Record<string, string>> = { O: '0', I: '1', Q: '0' };

export function cleanVin(input: string): string | undefined {
  const vin = input.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{17}$/.test(vin) ? vin : undefined;
}

function decode(vin: string): Decoded & Partial<Vehicle> {
  return { vin, checkDigit: checkDigitOf(vin) === vin[8] ? 'ok' : 'mismatch', ...decodeVehicle(vin) };
}

/** Decodes a normalized VIN offline. A wrong check digit is reported, not refused; O, I and Q lead to a suggestion with 0 and 1. */
export function decodeVin(vin: string): VinAnswer {
  const repaired = vin.replace(/[OIQ]/g, (letter) => misread[letter] ?? letter);
  const decoded = decode(repaired);
  if (repaired !== vin) return { source: 'built-in', found: false, vin, suggestion: decoded };
  const { make, ...rest } = decoded;
  return make === undefined ? { source: 'built-in', found: false, ...rest } : { source: 'built-in', found: true, ...rest, make };
}
