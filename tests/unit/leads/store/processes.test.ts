import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readKeyring } from '#lib/leads/seal.ts';
import { readAllLeads } from '#lib/leads/store/read-leads.ts';
import { closeStore, createStore, type Store } from '#lib/leads/store/store.ts';
import { verifyStore } from '#lib/leads/store/verify.ts';
import { describePostgres, tempFolder as makeFolder } from './engines.ts';

// Each test starts several processes.
jest.setTimeout(120_000);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function tempFolder(): string {
  const folder = makeFolder();
  folders.push(folder);
  return folder;
}

type Writer = { child: ChildProcess; ended: Promise<string[]> };

/** Starts a process that saves leads. `ended` resolves with its output lines: references of saved leads, then, if it was not killed, the key. */
function startWriter(dataDir: string, count?: number, databaseUrl?: string): Writer {
  const script = join(__dirname, 'children/writer.ts');
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const args = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', script, ...(count ? [String(count)] : [])];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const ended = new Promise<string[]>((resolve) => {
    child.on('close', () => resolve(text.split('\n').slice(0, -1)));
  });
  return { child, ended };
}

async function stored(store: Store): Promise<Set<string>> {
  const references = new Set<string>();
  for await (const { reference, content } of readAllLeads(0, store)) if (content.status === 'readable') references.add(reference);
  return references;
}

const reopen = (dataDir: string, databaseUrl?: string) =>
  createStore({ dataDir, keys: () => readKeyring({ dataDir }), ...(databaseUrl ? { databaseUrl } : {}) });

/** Kills a writing process three times. */
async function killAndCount(dataDir: string, databaseUrl?: string): Promise<{ acknowledged: number; lost: string[]; problems: string[] }> {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    const { child, ended } = startWriter(dataDir, undefined, databaseUrl);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    await sleep(100 + Math.random() * 200);
    child.kill('SIGKILL');
    acknowledged.push(...(await ended));
  }
  const store = reopen(dataDir, databaseUrl);
  const kept = await stored(store);
  const { problems } = await verifyStore(store);
  await closeStore(store);
  return { acknowledged: acknowledged.length, lost: acknowledged.filter((reference) => !kept.has(reference)), problems };
}

test('processes that open a new store together agree on file, schema and key', async () => {
  const dataDir = tempFolder();
  const writers = Array.from({ length: 4 }, () => startWriter(dataDir, 20));
  const lines = await Promise.all(writers.map(({ ended }) => ended));
  const keys = lines.map((list) => list.at(-1));
  expect(lines.map((list) => list.length)).toEqual([21, 21, 21, 21]);
  expect(new Set(keys).size).toBe(1);
  expect(statSync(join(dataDir, 'field.key')).mode & 0o777).toBe(0o600);
  const store = reopen(dataDir);
  expect((await stored(store)).size).toBe(80);
  expect(await verifyStore(store)).toEqual({ consents: 80, events: 0, leads: 80, problems: [] });
  expect(await store.db.all('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  await closeStore(store);
});

test('kill -9 loses no acknowledged lead on SQLite', async () => {
  const { acknowledged, ...rest } = await killAndCount(tempFolder());
  expect(acknowledged).toBeGreaterThan(30);
  expect(rest).toEqual({ lost: [], problems: [] });
});

/** Tries to delete the write-ahead log, as another program may that assumes no other connection. Resolves with its error output. */
function tryToDeleteLog(dataDir: string): Promise<string> {
  const code = `const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]); db.prepare('pragma journal_mode = delete').get(); db.close();`;
  const args = ['--disable-warning=ExperimentalWarning', '-e', code, join(dataDir, 'app.db')];
  return new Promise((resolve) => execFile(process.execPath, args, (_error, _stdout, stderr) => resolve(stderr)));
}

test('another program sees that the database is in use and undoes no commit', async () => {
  const dataDir = tempFolder();
  const { child, ended } = startWriter(dataDir);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  await sleep(200);
  expect(await tryToDeleteLog(dataDir)).toContain('database is locked');
  expect(child.exitCode).toBeNull();
  await sleep(200);
  child.kill('SIGKILL');
  const acknowledged = await ended;
  const store = reopen(dataDir);
  const kept = await stored(store);
  await closeStore(store);
  expect(acknowledged.length).toBeGreaterThan(30);
  expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([]);
});

describePostgres((server) => {
  test('kill -9 loses no acknowledged lead', async () => {
    const { acknowledged, ...rest } = await killAndCount(tempFolder(), server().url);
    expect(acknowledged).toBeGreaterThan(30);
    expect(rest).toEqual({ lost: [], problems: [] });
  });

  test('instances migrate a new database together', async () => {
    const dataDir = tempFolder();
    const fresh = `${server().url}?options=${encodeURIComponent('-c search_path=fresh')}`;
    const maker = reopen(dataDir, server().url);
    await maker.db.transaction((tx) => tx.run('create schema fresh'));
    await closeStore(maker);
    const lines = await Promise.all(Array.from({ length: 3 }, () => startWriter(dataDir, 20, fresh).ended));
    expect(lines.map((list) => list.length)).toEqual([21, 21, 21]);
    const store = reopen(dataDir, fresh);
    expect(await verifyStore(store)).toEqual({ consents: 60, events: 0, leads: 60, problems: [] });
    await closeStore(store);
  });
});
