import 'server-only';
import { agency } from '#lib/site/agency.ts';
import type { StateCode } from '#lib/site/states.ts';
import { readDataFile } from '../data-file.ts';

export type ZipRow = { zip: string; state: StateCode; city: string; county: string };
export type ZipTable = {
  byZip: ReadonlyMap<string, ZipRow>;
  /** By normalized name, such as `st augustine`. */
  byCity: ReadonlyMap<string, readonly ZipRow[]>;
};

const states: readonly StateCode[] = agency.states;
let loaded: ZipTable | undefined;

/** Normalizes a city's name: lower case, no accents or points, Saint, Fort and Mount abbreviated. */
export function plainCity(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .trim();
}

function parseRow(line: string): ZipRow[] {
  const [zip = '', code = '', city = '', county = ''] = line.split('\t');
  const state = states.find((known) => known === code);
  return state ? [{ zip, state, city, county }] : [];
}

/** ZIP codes of the licensed states (GeoNames, CC BY 4.0), read once. */
export function zipTable(): ZipTable {
  if (loaded) return loaded;
  const rows = readDataFile('zip.txt.br').split('\n').flatMap(parseRow);
  const byCity = Map.groupBy(rows, ({ city }) => plainCity(city));
  loaded = { byZip: new Map(rows.map((row) => [row.zip, row])), byCity };
  return loaded;
}
