import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#lib/config.ts';
import { checkDataFolder, giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'data-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a folder is made with those above it, for the owner alone', () => {
  const path = join(root, 'a/b/c');
  makeFolder(path);
  makeFolder(path);
  for (const one of ['a', 'a/b', 'a/b/c']) expect(statSync(join(root, one)).mode & 0o777).toBe(0o700);
});

test.each(['/proc/nothing/here', '/proc/nothing'])('%s is given up at once', (path) => {
  expect(() => makeFolder(path)).toThrow('ENOENT');
});

test('the data folder is written to, and nothing is left in it', () => {
  const dataDir = join(root, 'data');
  checkDataFolder(readConfig({ DATA_DIR: dataDir }));
  expect(readdirSync(dataDir)).toEqual([]);
});

test('what keeps the data folder from being used is told with its setting', () => {
  writeFileSync(join(root, 'file'), '');
  symlinkSync(join(root, 'nowhere'), join(root, 'link'));
  const check = (dataDir: string) => () => checkDataFolder(readConfig({ DATA_DIR: join(root, dataDir) }));
  expect(check('file/data')).toThrow(`DATA_DIR: ${join(root, 'file/data')} cannot be used: a part of the path is a file, not a folder (ENOTDIR)`);
  expect(check('link')).toThrow(/^DATA_DIR: .*link cannot be used: .*\(E[A-Z]+\)$/);
});

test('a site that keeps nothing on this machine needs no data folder', () => {
  const elsewhere = { DATABASE_URL: 'postgres://db.example/site', FIELD_KEY: Buffer.alloc(32).toString('base64'), SMTP_URL: 'smtp://mail.example' };
  expect(() => checkDataFolder(readConfig({ ...elsewhere, DATA_DIR: '/proc/nothing' }))).not.toThrow();
  expect(() => checkDataFolder(readConfig({ ...elsewhere, SMTP_URL: '', DATA_DIR: '/proc/nothing' }))).toThrow('DATA_DIR');
});

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;
asRoot('as root', () => {
  test('what is made in the folder of another user belongs to that user', async () => {
    const { chownSync } = await import('node:fs');
    const own = join(root, 'own');
    makeFolder(own);
    chownSync(own, 4242, 4343);
    makeFolder(join(own, 'mail'));
    writeFileSync(join(own, 'file'), '');
    giveToFolderOwner(join(own, 'file'));
    for (const name of ['mail', 'file']) expect(statSync(join(own, name))).toMatchObject({ uid: 4242, gid: 4343 });
  });
});
