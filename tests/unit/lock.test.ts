import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFileOf, withLock } from '../../scripts/lock.mjs';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'));
  file = lockFileOf(dir);
});
afterEach(() => {
  for (const path of [dir, file]) rmSync(path, { recursive: true, force: true });
});

test('runs the tasks of a folder one after another, and removes the lock', async () => {
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} begins`);
    await sleep(50);
    steps.push(`${name} ends`);
  };
  await Promise.all([withLock(dir, task('first')), withLock(dir, task('second'))]);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(file)).toBe(false);
});

test('takes over the lock of a killed process', async () => {
  writeFileSync(file, 'a killed process');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(await withLock(dir, async () => 'done')).toBe('done');
});

test('neither touches nor removes a lock that another process took over', async () => {
  const longAgo = new Date(Date.now() - 5_000);
  await withLock(dir, async () => {
    writeFileSync(file, 'another process');
    utimesSync(file, longAgo, longAgo);
    await sleep(1_200);
  });
  expect([readFileSync(file, 'utf8'), statSync(file).mtime]).toEqual(['another process', longAgo]);
});
