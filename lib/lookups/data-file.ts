import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The text of a compressed table in data/. Throws when it is missing. */
export function readDataFile(name: string): string {
  return brotliDecompressSync(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'data', name))).toString('utf8');
}
