import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
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

function acquire(file) {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Runs work that only one process of this folder may do at a time; others wait. The holder touches the lock file each
 * second, so the lock of a killed process expires after ten seconds. The work must not block the process.
 */
export async function withLock(dir, work) {
  const file = join(tmpdir(), `agency-site-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}.lock`);
  let isAnnounced = false;
  while (!acquire(file)) {
    if (!isAnnounced) process.stderr.write('Waiting for another command that installs or builds this site…\n');
    isAnnounced = true;
    if (ageOf(file) > staleMs) rmSync(file, { force: true });
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  const beat = setInterval(() => existsSync(file) && utimesSync(file, new Date(), new Date()), touchMs);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}
