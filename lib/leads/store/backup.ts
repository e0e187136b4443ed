import 'server-only';
import { closeSync, copyFileSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';

export type CopyFacts = { leads: number; open: number; version: number };

const facts = `select (select count(*) from lead) as leads, (select max(v) from schema_version) as version,
  (select count(*) from delivery where delivered_at is null and failed_at is null) as open`;

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

function readCopy(path: string): CopyFacts {
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    const { integrity_check: verdict } = copy.prepare('pragma integrity_check').get() ?? {};
    if (verdict !== 'ok') throw new Error(`${path}: ${verdict}`);
    const { leads, open, version } = copy.prepare(facts).get() ?? {};
    return { leads: Number(leads), open: Number(open), version: Number(version) };
  } finally {
    copy.close();
  }
}

/**
 * Copies the embedded database into a new file while the site may write. The copy has no erased data. Throws when the file exists or the copy is
 * damaged.
 */
export function copyDatabase(dataDir: string, path: string): CopyFacts {
  makeFolder(dirname(path));
  closeSync(openSync(path, 'wx', 0o600));
  try {
    const source = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true, timeout: 10_000 });
    source.prepare('vacuum into ?').run(path);
    source.close();
    const copied = readCopy(path);
    for (const target of [path, dirname(path)]) syncPath(target);
    return copied;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Deliveries under way when the copy was made are due at once. */
const releaseLeases = 'update delivery set next_at = 0, lease_by = null, lease_until = null where lease_by is not null';

function freeLeases(path: string): void {
  const copy = new DatabaseSync(path);
  copy.exec(releaseLeases);
  copy.close();
}

/** A copy that is being restored: a folder in the data folder with the database. */
export type Draft = { folder: string; facts: CopyFacts };

const databaseOf = (folder: string) => join(folder, 'app.db');

function refuseExisting(dataDir: string): void {
  const path = databaseOf(dataDir);
  for (const name of [path, `${path}-wal`]) if (existsSync(name)) throw new Error(`${name} exists: stop the site and move it away first`);
}

/** Copies a backup into a draft in the data folder. Throws when there is a database or the copy is damaged. */
export function draftRestore(path: string, dataDir: string): Draft {
  refuseExisting(dataDir);
  const folder = join(dataDir, 'restoring');
  rmSync(folder, { recursive: true, force: true });
  const copied = readCopy(path);
  const draft = databaseOf(folder);
  try {
    makeFolder(folder);
    copyFileSync(path, draft);
    freeLeases(draft);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, facts: copied };
}

/** Moves a draft, open nowhere, to the place of the database. Throws when there is one. */
export function adoptDraft({ folder }: Draft, dataDir: string): void {
  refuseExisting(dataDir);
  const draft = databaseOf(folder);
  giveToFolderOwner(draft);
  syncPath(draft);
  linkSync(draft, databaseOf(dataDir));
  syncPath(dataDir);
}

export function dropDraft({ folder }: Draft): void {
  rmSync(folder, { recursive: true, force: true });
}
