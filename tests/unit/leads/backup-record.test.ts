import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupAge, recordBackup } from '#lib/leads/backup-record.ts';

const hour = 3_600_000;
const now = 1_795_000_000_000;
const dataDir = mkdtempSync(join(tmpdir(), 'backup-record-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('there is no backup before the first one', () => {
  expect(backupAge(dataDir, now)).toEqual({ status: 'never' });
});

test.each([
  [0, 'fresh'],
  [48 * hour - 1, 'fresh'],
  [48 * hour, 'late'],
])('a backup %d ms old is %s', (age, status) => {
  recordBackup(dataDir, now - age);
  expect(backupAge(dataDir, now)).toEqual({ status, at: now - age });
});

test.each(['', '{', '{"at":"yesterday"}', 'null'])('a damaged record %j counts as none', (text) => {
  writeFileSync(join(dataDir, 'backup.json'), text);
  expect(backupAge(dataDir, now)).toEqual({ status: 'never' });
});
