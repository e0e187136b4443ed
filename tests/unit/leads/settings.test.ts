import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettingsOf } from '#scripts/leads/settings.ts';
import { runLeadsIn } from '#tests/support/site/leads-command.ts';

jest.setTimeout(60_000);

const root = mkdtempSync(join(tmpdir(), 'lead-settings-'));
const service = join(root, 'service.env');
const nowhere = join(root, 'nowhere');
const [withFile, without] = ['with', 'without'].map((name) => join(root, name));
afterAll(() => rmSync(root, { recursive: true }));
beforeAll(() => {
  for (const folder of [withFile, without]) mkdirSync(folder ?? '');
  writeFileSync(join(withFile ?? '', '.env'), 'DATA_DIR=/own\nSTAFF_EMAIL=own@example.com\n');
  writeFileSync(service, 'DATA_DIR="/service"\n# a comment\nSTAFF_EMAIL=service@example.com\n');
  writeFileSync(join(root, 'named.env'), 'DATA_DIR=/named\n');
});

const read = (args: string[], env: Record<string, string>, folder = without ?? '', file = nowhere) => readSettingsOf(args, env, folder, file);

test('--env-file has precedence over the environment, anywhere in the arguments', () => {
  const named = join(root, 'named.env');
  for (const args of [
    ['--env-file', named, 'list', '--json'],
    ['list', `--env-file=${named}`, '--json'],
    ['list', '--json', '--env-file', named],
  ])
    expect(read(args, { DATA_DIR: '/environment', LOG_LEVEL: 'info' }, withFile, service)).toEqual({
      env: { DATA_DIR: '/named', LOG_LEVEL: 'info' },
      from: named,
      args: ['list', '--json'],
    });
  expect(() => read(['list', '--env-file', join(root, 'none')], {})).toThrow(`there is no settings file ${join(root, 'none')}`);
  expect(() => read(['list', '--env-file'], {})).toThrow('--env-file needs the name of a file');
});

test('the environment has precedence over .env, and .env over the file of the service', () => {
  expect(read([], { DATA_DIR: '/environment' }, withFile, service)).toMatchObject({
    env: { DATA_DIR: '/environment', STAFF_EMAIL: 'own@example.com' },
    from: `environment, then ${withFile}/.env`,
  });
  expect(read([], {}, withFile, service)).toMatchObject({ env: { DATA_DIR: '/own' }, from: join(withFile ?? '', '.env') });
  expect(read([], {}, without, service)).toMatchObject({ env: { DATA_DIR: '/service', STAFF_EMAIL: 'service@example.com' }, from: service });
  expect(read(['list'], {})).toEqual({ env: {}, from: 'none: defaults', args: ['list'] });
});

test('throws for an unreadable file unless the environment names the store', () => {
  const folder = join(root, 'a-folder.env');
  mkdirSync(folder);
  expect(() => read([], {}, without, folder)).toThrow(`the settings in ${folder} cannot be read: it is a folder, not a file (EISDIR)`);
  expect(read([], { DATABASE_URL: 'postgres://x/y' }, without, folder).from).toBe('environment');
});

test('prints the store and the source of its settings, and creates no store', async () => {
  const data = join(root, 'store');
  const settings = { PATH: '/usr/bin:/bin' };
  // The command reads files of the site beside the settings.
  for (const name of ['app', 'data']) symlinkSync(resolve(__dirname, '../../..', name), join(root, name));
  writeFileSync(join(root, '.env'), `DATA_DIR=${data}\n`);
  const ran = await runLeadsIn(root, settings, 'list');
  expect(ran).toMatchObject({ code: 1, out: '', store: `leads: store ${data}/app.db (settings: ${join(root, '.env')})\n` });
  expect(ran.err).toMatch(new RegExp(`^leads: there is no store at ${data}/app\\.db\\. Is this the store of your site\\? .*\\n$`));
  expect(await runLeadsIn(root, settings, 'list', '--env-file', 'none.env')).toMatchObject({
    code: 1,
    err: `leads: there is no settings file ${join(root, 'none.env')}\n`,
  });
  expect(existsSync(data)).toBe(false);
});
