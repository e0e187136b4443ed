import 'server-only';
import { closeSync, copyFileSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';

/** What a copy holds: leads, deliveries that were not done when it was made, and the version of its schema. */
export type CopyFacts = { leads: number; open: number; version: number };

const facts = `select (select count(*) from lead) as leads, (select max(v) from schema_version) as version,
  (select count(*) from delivery where delivered_at is null and failed_at is null) as open`;

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Reads a copy and checks every page of it. Throws when it is no sound database of this product. */
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
 * Copies the embedded database of a data folder into a new file, as it is at one moment, while the site writes on. The
 * copy holds nothing that was erased before. Throws when the file exists or the copy is not sound.
 */
export function backUp(dataDir: string, path: string): CopyFacts {
  makeFolder(dirname(path));
  closeSync(openSync(path, 'wx', 0o600));
  try {
    const source = new DatabaseSync(join(dataDir, 'app.db'), { readOnly: true, timeout: 10_000 });
    source.prepare('vacuum into ?').run(path);
    source.close();
    const held = readCopy(path);
    for (const written of [path, dirname(path)]) syncPath(written);
    return held;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** What was being sent when the copy was made is nobody's now: it is due at once, not when its lease ends. */
const releaseLeases = 'update delivery set next_at = 0, lease_by = null, lease_until = null where lease_by is not null';

function freeLeases(path: string): void {
  const copy = new DatabaseSync(path);
  copy.exec(releaseLeases);
  copy.close();
}

/** A copy on its way into a data folder: a folder of its own in there, with the database under its usual name. */
export type Draft = { folder: string; facts: CopyFacts };

const databaseOf = (folder: string) => join(folder, 'app.db');

function refuseTaken(dataDir: string): void {
  const place = databaseOf(dataDir);
  for (const name of [place, `${place}-wal`]) if (existsSync(name)) throw new Error(`${name} exists: stop the site and move it away first`);
}

/** Copies a backup beside the place of the database. Throws when there is a database, or the copy is not sound. */
export function draftOf(path: string, dataDir: string): Draft {
  refuseTaken(dataDir);
  const folder = join(dataDir, 'restoring');
  rmSync(folder, { recursive: true, force: true });
  const held = readCopy(path);
  const draft = databaseOf(folder);
  try {
    makeFolder(folder);
    copyFileSync(path, draft);
    freeLeases(draft);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, facts: held };
}

/** Puts a draft that nobody has open into the place of the database. Throws when there is one meanwhile. */
export function adopt({ folder }: Draft, dataDir: string): void {
  refuseTaken(dataDir);
  const draft = databaseOf(folder);
  giveToFolderOwner(draft);
  syncPath(draft);
  linkSync(draft, databaseOf(dataDir));
  syncPath(dataDir);
}

/** Deletes what is left of a draft. */
export function dropDraft({ folder }: Draft): void {
  rmSync(folder, { recursive: true, force: true });
}
