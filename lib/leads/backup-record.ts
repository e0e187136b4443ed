import 'server-only';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { giveToFolderOwner } from '#lib/data-folder.ts';
import { errorCode } from '#lib/error-code.ts';

const recordSchema = z.object({ at: z.number() });
/** A nightly backup that failed once is no warning yet. */
const lateMs = 48 * 3_600_000;

export type BackupAge = { status: 'never' } | { status: 'fresh' | 'late'; at: number };

const pathOf = (dataDir: string): string => join(/* turbopackIgnore: true */ dataDir, 'backup.json');

/** Records the time of the last good copy in a file, since a backup does not write to the database. */
export function recordBackup(dataDir: string, at: number): void {
  const path = pathOf(dataDir);
  writeFileSync(`${path}.new`, JSON.stringify({ at }), { mode: 0o600 });
  giveToFolderOwner(`${path}.new`);
  renameSync(`${path}.new`, path);
}

function readRecord(dataDir: string): number | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(pathOf(dataDir), 'utf8'))).at;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** How old the last backup made on this machine is; an unreadable record counts as none. */
export function backupAge(dataDir: string, now: number): BackupAge {
  const at = readRecord(dataDir);
  if (at === undefined) return { status: 'never' };
  return { status: now - at >= lateMs ? 'late' : 'fresh', at };
}
