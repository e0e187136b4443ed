import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

/** Numbers of rows in the embedded database that an upload may create. */
export function storedRows(dataDir: string): { leads: number; files: number; chunks: number } {
  const db = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true });
  try {
    const count = (table: string) => Number(db.prepare(`select count(*) as n from ${table}`).get()?.n ?? -1);
    return { leads: count('lead'), files: count('lead_file'), chunks: count('lead_file_chunk') };
  } finally {
    db.close();
  }
}
