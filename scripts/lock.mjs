import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const touchMs = 1000;
const staleMs = 10_000;

function ageOf(file) {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function acquire(file, holder) {
  try {
    writeFileSync(file, holder, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** False also when another process has taken the lock over, because this one was suspended for too long to touch it. */
function isHeldBy(file, holder) {
  try {
    return readFileSync(file, 'utf8') === holder;
  } catch {
    return false;
  }
}

/**
 * The lock file of a folder.
 * @param {string} dir
 */
export const lockFileOf = (dir) => join(tmpdir(), `agency-site-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}.lock`);

/**
 * Runs work that only one process of this folder may do at a time; others wait. The holder touches the lock file each
 * second, so the lock of a killed process expires after ten seconds. The work must not block the process.
 * @template T
 * @param {string} dir
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(dir, work) {
  const file = lockFileOf(dir);
  const holder = randomUUID();
  let isAnnounced = false;
  while (!acquire(file, holder)) {
    if (!isAnnounced) process.stderr.write('Waiting for another command that installs, builds or trains for this site…\n');
    isAnnounced = true;
    if (ageOf(file) > staleMs) rmSync(file, { force: true });
    await sleep(200);
  }
  const release = () => isHeldBy(file, holder) && rmSync(file, { force: true });
  const beat = setInterval(() => isHeldBy(file, holder) && utimesSync(file, new Date(), new Date()), touchMs);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}
