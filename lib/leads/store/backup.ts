import 'server-only';
import { closeSync, copyFileSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';
import { errorCause, errorMessage } from '#lib/error-code.ts';

export type BackupSummary = { leads: number; undelivered: number; version: number };

const summarySql = `select (select count(*) from lead) as leads, (select max(v) from schema_version) as version,
  (select count(*) from delivery where delivered_at is null and failed_at is null) as undelivered`;

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

function readBackup(path: string): BackupSummary {
  if (!existsSync(path)) throw new Error(`${path} does not exist`);
  if (!statSync(path).isFile()) throw new Error(`${path} is no file`);
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    const { integrity_check: verdict } = copy.prepare('pragma integrity_check').get() ?? {};
    if (verdict !== 'ok') throw new Error(String(verdict));
    const { leads, undelivered, version } = copy.prepare(summarySql).get() ?? {};
    return { leads: Number(leads), undelivered: Number(undelivered), version: Number(version) };
  } catch (error) {
    throw new Error(`${path} is no undamaged copy of the site's database: ${errorMessage(error)}`, { cause: error });
  } finally {
    copy.close();
  }
}

/** Makes an empty file and the folders above it. Throws a sentence for the operator when the name is taken or cannot be used. */
function makeNewFile(path: string): void {
  try {
    makeFolder(dirname(path));
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    const problem = existsSync(path) ? 'exists and is never overwritten: name a new file' : `cannot be made: ${errorCause(error)}`;
    throw new Error(`${path} ${problem}`, { cause: error });
  }
}

/**
 * Copies the embedded database into a new file while the site may write. The copy has no erased data. Throws when the file exists or the copy is
 * damaged.
 */
export function copyDatabase(dataDir: string, path: string): BackupSummary {
  makeNewFile(path);
  try {
    const source = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true, timeout: 10_000 });
    source.prepare('vacuum into ?').run(path);
    source.close();
    const copied = readBackup(path);
    for (const target of [path, dirname(path)]) syncPath(target);
    return copied;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Deliveries under way when the copy was made are due at once. */
const releaseSql = 'update delivery set next_at = 0, lease_by = null, lease_until = null where lease_by is not null';

function releaseLeases(path: string): void {
  const copy = new DatabaseSync(path);
  copy.exec(releaseSql);
  copy.close();
}

/** A backup that is being restored: a folder in the data folder with its copy. */
export type StagedRestore = { folder: string; summary: BackupSummary };

const databaseOf = (folder: string) => join(folder, 'app.db');

function refuseExisting(dataDir: string): void {
  const path = databaseOf(dataDir);
  for (const name of [path, `${path}-wal`]) if (existsSync(name)) throw new Error(`${name} exists: stop the site and move it away first`);
}

/** Copies a backup into a folder in the data folder. Throws when there is a database or the backup is damaged. */
export function stageRestore(path: string, dataDir: string): StagedRestore {
  refuseExisting(dataDir);
  const folder = join(dataDir, 'restoring');
  rmSync(folder, { recursive: true, force: true });
  const copied = readBackup(path);
  const stagedDatabase = databaseOf(folder);
  try {
    makeFolder(folder);
    copyFileSync(path, stagedDatabase);
    releaseLeases(stagedDatabase);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, summary: copied };
}

/** Makes the staged copy, which nothing may have open, the database of the site. Throws when there is one. */
export function commitRestore({ folder }: StagedRestore, dataDir: string): void {
  refuseExisting(dataDir);
  const stagedDatabase = databaseOf(folder);
  giveToFolderOwner(stagedDatabase);
  syncPath(stagedDatabase);
  linkSync(stagedDatabase, databaseOf(dataDir));
  syncPath(dataDir);
}

export function discardRestore({ folder }: StagedRestore): void {
  rmSync(folder, { recursive: true, force: true });
}
