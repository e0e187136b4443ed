import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#lib/config.ts';
import { checkDataFolder, giveToFolderOwner, makeFolder } from '#lib/data-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'data-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

test('creates a folder and its parents for the owner only', () => {
  const path = join(root, 'a/b/c');
  makeFolder(path);
  makeFolder(path);
  for (const folder of ['a', 'a/b', 'a/b/c']) expect(statSync(join(root, folder)).mode & 0o777).toBe(0o700);
});

test.each(['/proc/nothing/here', '/proc/nothing'])('fails at once for %s', (path) => {
  expect(() => makeFolder(path)).toThrow('ENOENT');
});

test('tests a write and leaves nothing behind', () => {
  const dataDir = join(root, 'data');
  checkDataFolder(readConfig({ DATA_DIR: dataDir }));
  expect(readdirSync(dataDir)).toEqual([]);
});

test('names the setting and the cause when the data folder cannot be used', () => {
  writeFileSync(join(root, 'file'), '');
  symlinkSync(join(root, 'nowhere'), join(root, 'link'));
  const check = (dataDir: string) => () => checkDataFolder(readConfig({ DATA_DIR: join(root, dataDir) }));
  expect(check('file/data')).toThrow(`DATA_DIR: ${join(root, 'file/data')} cannot be used: a part of the path is a file, not a folder (ENOTDIR)`);
  expect(check('link')).toThrow(/^DATA_DIR: .*link cannot be used: .*\(E[A-Z]+\)$/);
});

test('needs no data folder when nothing is stored on this machine', () => {
  const elsewhere = { DATABASE_URL: 'postgres://db.example/site', FIELD_KEY: Buffer.alloc(32).toString('base64'), SMTP_URL: 'smtp://mail.example' };
  expect(() => checkDataFolder(readConfig({ ...elsewhere, DATA_DIR: '/proc/nothing' }))).not.toThrow();
  expect(() => checkDataFolder(readConfig({ ...elsewhere, SMTP_URL: '', DATA_DIR: '/proc/nothing' }))).toThrow('DATA_DIR');
});

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;
asRoot('as root', () => {
  test("gives created files to the folder's owner", async () => {
    const { chownSync } = await import('node:fs');
    const folder = join(root, 'of-another-user');
    makeFolder(folder);
    chownSync(folder, 4242, 4343);
    makeFolder(join(folder, 'mail'));
    writeFileSync(join(folder, 'file'), '');
    giveToFolderOwner(join(folder, 'file'));
    for (const name of ['mail', 'file']) expect(statSync(join(folder, name))).toMatchObject({ uid: 4242, gid: 4343 });
  });
});
