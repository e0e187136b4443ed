import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import facts from './data/schema-1.json' with { type: 'json' };

/** A temporary data folder with schema 1, and the references of its leads by status. */
export function createSchema1Data() {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-old-'));
  writeFileSync(join(dataDir, 'app.db'), brotliDecompressSync(readFileSync(join(import.meta.dirname, 'data/schema-1.db.br'))));
  writeFileSync(join(dataDir, 'field.key'), `${facts.fieldKey}\n`, { mode: 0o600 });
  return { dataDir, references: facts.references };
}
