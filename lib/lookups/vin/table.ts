import 'server-only';
import { readDataFile } from '../data-file.ts';

/** Possible contents of characters 4 to 17 for a manufacturer in some years. */
export type Schema = {
  models: readonly { model: number; patterns: readonly string[] }[];
  /** Patterns of body, engine and so on. */
  others: readonly (readonly string[])[];
};

export type Manufacturer = {
  /** vPIC vehicle type: 1 motorcycle, 2 car, 3 truck, 5 bus, 7 MPV, 10 incomplete. */
  kind: number;
  makes: readonly number[];
  years: readonly { from: number; to: number; schema: number }[];
};

export type VinTable = {
  makes: readonly string[];
  models: readonly { make: number; name: string }[];
  schema: (index: number) => Schema;
  manufacturersOf: (vin: string) => readonly Manufacturer[];
  /** Manufacturers of at least a thousand vehicles a year. */
  largeManufacturers: () => readonly Manufacturer[];
};

export const openEnd = 9_999;

function parseSchema(line: string): Schema {
  const [models = '', others = ''] = line.split('\t');
  const named = models.split(';').filter(Boolean);
  return {
    models: named.map((entry) => {
      const [model = '', patterns = ''] = entry.split(':');
      return { model: Number(model), patterns: patterns.split(' ') };
    }),
    others: others
      .split(';')
      .filter(Boolean)
      .map((patterns) => patterns.split(' ')),
  };
}

function parseManufacturer(line: string): Manufacturer {
  const [, kind = '', makes = '', years = ''] = line.split('\t');
  return {
    kind: Number(kind),
    makes: makes.split(',').filter(Boolean).map(Number),
    years: [...years.matchAll(/(\d+)-(\d*):(\d+)/g)].map(([, from, to, schema]) => ({
      from: Number(from),
      to: to ? Number(to) : openEnd,
      schema: Number(schema),
    })),
  };
}

function parseModel(entry: string): { make: number; name: string } {
  const colon = entry.indexOf(':');
  return { make: Number(entry.slice(0, colon)), name: entry.slice(colon + 1) };
}

function load(): VinTable {
  const [makes = '', models = '', schemas = '', manufacturers = ''] = readDataFile('vin.txt.br').split('\n\n');
  const schemaLines = schemas.split('\n');
  const schemaCache: Schema[] = [];
  const manufacturerLines = manufacturers.split('\n');
  const byCode = Map.groupBy(manufacturerLines, (line) => line.slice(0, line.indexOf('\t')));
  const manufacturerCache = new Map<string, readonly Manufacturer[]>();
  const manufacturersOf = (code: string): readonly Manufacturer[] => {
    const found = manufacturerCache.get(code) ?? (byCode.get(code) ?? []).map(parseManufacturer);
    if (byCode.has(code)) manufacturerCache.set(code, found);
    return found;
  };
  return {
    makes: makes.split('\t'),
    models: models.split('\t').map(parseModel),
    schema: (index) => (schemaCache[index] ??= parseSchema(schemaLines[index] ?? '')),
    // A 9 in third place is a small manufacturer, identified by characters 12 to 14.
    manufacturersOf: (vin) => manufacturersOf(vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3)),
    largeManufacturers: () => [...byCode.keys()].filter((code) => code.length === 3).flatMap(manufacturersOf),
  };
}

let loaded: VinTable | undefined;

/** Manufacturers, makes, models and patterns of vPIC, read once (about 4 MB). */
export function vinTable(): VinTable {
  loaded ??= load();
  return loaded;
}
