import { chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readKeyring } from '#lib/leads/seal.ts';
import { prepareStore } from '#lib/leads/prepare-store.ts';
import type { NewLead } from '#lib/leads/model.ts';
import { claimDeliveries, finishDelivery } from '#lib/leads/store/deliveries.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { closeStore, createStore } from '#lib/leads/store/store.ts';
import { csvLine } from '#lib/text/csv.ts';
import { runLeads } from '#tests/support/site/leads-command.ts';
import { sampleLead } from './store/sample-lead.ts';

// Each test starts several processes.
jest.setTimeout(120_000);

const dataDir = mkdtempSync(join(tmpdir(), 'lead-command-'));
const store = createStore({ dataDir, keys: () => readKeyring({ dataDir }) });

beforeAll(() => prepareStore(store, { dataDir, databaseUrl: undefined, fieldKeys: undefined }));
afterAll(async () => {
  await closeStore(store);
  rmSync(dataDir, { recursive: true });
});

/** Runs the command in its own process, while this test has the store open. */
const leads = (...args: string[]) =>
  runLeads({ PATH: process.env.PATH ?? '', NODE_ENV: process.env.NODE_ENV, DATA_DIR: dataDir, STAFF_EMAIL: 'staff@example.com' }, ...args);

const mails = () => readdirSync(join(dataDir, 'mail'));

async function save(change: Partial<NewLead> = {}): Promise<string> {
  const lead = sampleLead({ createdAt: Date.now(), channels: ['staff'], ...change });
  await saveLead(lead, store);
  return lead.reference;
}

test('the canary is delivered and leaves nothing behind', async () => {
  const { code, out } = await leads('canary', '--json');
  expect(code).toBe(0);
  const { reference, channels } = JSON.parse(out);
  expect(channels).toEqual([
    { channel: 'staff', state: 'delivered', error: null },
    { channel: 'visitor', state: 'delivered', error: null },
  ]);
  expect(mails()).toEqual([]);
  expect(JSON.parse((await leads('show', reference, '--json')).out)).toMatchObject({ reference, status: 'erased', answers: null });
});

test('a lead goes from quarantine to the staff', async () => {
  const reference = await save({ quarantinedAt: Date.now() });
  expect((await leads('list')).out).not.toContain(reference);
  expect(JSON.parse((await leads('list', '--spam', '--json')).out)).toMatchObject([{ reference, status: 'quarantined' }]);
  expect(await leads('replay', reference)).toMatchObject({ code: 1, err: expect.stringContaining('release it first') });
  expect((await leads('release', reference.toLowerCase())).code).toBe(0);
  expect(mails().join()).toContain(`${reference}-staff-`);
  expect(await leads('release', reference)).toMatchObject({ code: 1, err: expect.stringContaining('not in quarantine') });
});

test('dead letters are delivered by replay', async () => {
  const references = [await save(), await save()];
  const now = Date.now();
  for (const { id } of await claimDeliveries('staff', { limit: 9, now, leaseMs: 60_000, claimId: 'w' }, store)) {
    await finishDelivery(id, 'w', { status: 'dead', error: '550' }, now, store);
  }
  expect(JSON.parse((await leads('list', '--status', 'dead', '--json')).out)).toHaveLength(2);
  expect(JSON.parse((await leads('replay', '--dead', '--json')).out)).toEqual({ replayed: 2, undelivered: [] });
  for (const reference of references) expect(mails().join()).toContain(reference);
  expect(await leads('replay', references[0] ?? '')).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was left') });
});

test('show and export return every value, safe for a spreadsheet', async () => {
  const values = { firstName: '=cmd()', lastName: 'Ñandú, "x"', email: 'e@example.com', einFein: '12-3456789', former: true };
  const reference = await save({ values, form: 'home', channels: [] });
  const shown = await leads('show', reference);
  expect(shown.out).toContain('12-3456789');
  expect(shown.out).toMatch(/former\s+yes/);
  const exported = JSON.parse((await leads('export', '--format', 'json')).out);
  expect(exported.find((lead: { reference: string }) => lead.reference === reference)).toMatchObject({ form: 'home', locale: 'es', answers: values });
  const { out, code } = await leads('export', '--format', 'csv');
  expect(code).toBe(0);
  expect(out).toMatch(/^\uFEFFreference,received,form,language,status,firstName,lastName,/);
  expect(out).toMatch(new RegExp(`^${reference},[^,]+,Quote form of the home page,Spanish,`, 'm'));
  expect(out.split('\r\n').find((line) => line.startsWith(reference))).toMatch(/"'=cmd\(\)","Ñandú, ""x""",,?e@example\.com/);
});

test('backup names the file that exists or cannot be made', async () => {
  const taken = join(dataDir, 'field.key');
  expect(await leads('backup', '--file', taken)).toMatchObject({ code: 1, err: expect.stringContaining(`${taken} exists and is never overwritten`) });
  const below = join(taken, 'copy.db');
  expect(await leads('backup', '--file', below)).toMatchObject({ code: 1, err: expect.stringContaining(`${below} cannot be made: something else`) });
});

describe('restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lead-restore-'));
  const copy = join(folder, 'copy.db');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Restores the copy to a folder with the key, owned by another user where possible. */
  async function restoreInto(name: string, file = copy) {
    const target = join(folder, name);
    mkdirSync(target);
    copyFileSync(join(dataDir, 'field.key'), join(target, 'field.key'));
    if (process.getuid?.() === 0) chownSync(target, 4242, 4343);
    return { target, ...(await runLeads({ PATH: process.env.PATH ?? '', DATA_DIR: target }, 'restore', '--file', file)) };
  }

  test('restores a copy for the owner of the folder', async () => {
    const reference = await save();
    expect((await leads('backup', '--file', copy)).code).toBe(0);
    const { code, err, target } = await restoreInto('good');
    expect([code, err, readdirSync(target).toSorted()]).toEqual([0, '', ['app.db', 'field.key']]);
    expect(statSync(join(target, 'app.db')).uid).toBe(statSync(target).uid);
    expect((await runLeads({ PATH: process.env.PATH ?? '', DATA_DIR: target }, 'list')).out).toContain(reference);
  });

  test('changes nothing when the copy is damaged', async () => {
    const tampered = join(folder, 'tampered.db');
    copyFileSync(copy, tampered);
    const db = new DatabaseSync(tampered);
    db.exec('update consent_log set at = 1 where seq = 1');
    db.close();
    const truncated = join(folder, 'truncated.db');
    writeFileSync(truncated, readFileSync(copy).subarray(0, 9_000));
    const absent = join(folder, 'absent.db');
    for (const [name, file, problem] of [
      ['tampered', tampered, 'nothing was restored'],
      ['truncated', truncated, truncated],
      ['absent', absent, absent],
    ] as const) {
      const { code, err, target } = await restoreInto(name, file);
      expect([code, err, readdirSync(target)]).toEqual([1, expect.stringContaining(problem), ['field.key']]);
    }
  });
});

test('erase, retention and verify report what they did', async () => {
  const reference = await save({ values: { email: 'gone@example.com' } });
  expect((await leads('erase', '--email', 'GONE@example.com')).out).toBe(`Erased: ${reference}\n`);
  expect((await leads('erase', '--email', 'gone@example.com')).out).toBe('No lead holds this address.\n');
  const old = await save({ createdAt: Date.now() - 400 * 86_400_000 });
  expect((await leads('retention')).out).toBe('Leads erased: 1. Consents deleted: 0.\n');
  expect((await leads('list', '--status', 'erased')).out).toContain(old);
  expect(await leads('verify')).toMatchObject({ code: 0, out: expect.stringContaining('intact') });
  await store.db.transaction((tx) => tx.run('update consent_log set at = 1 where seq = 2'));
  expect(await leads('verify')).toMatchObject({ code: 1, out: expect.stringContaining('PROBLEM: consent 2 was changed') });
});

test.each([
  [[], 'Usage'],
  [['dance'], 'no verb dance'],
  [['show'], 'reference is missing'],
  [['list', '--status', 'lost'], '--status must be one of'],
  [['list', '--since', 'yesterday'], '--since must be a day'],
  [['export', '--format', 'csv', '--since', '2026-02-30'], '--since must be a day'],
  [['list', '--colour'], '--colour'],
  [['export', '--format', 'xml'], '--format must be'],
  [['erase', '--email', 'nobody'], '--email must be'],
  [['replay', 'REF', '--dead'], 'not both'],
])('prints the usage for %j', async (args, words) => {
  const { code, out, err } = await leads(...args);
  expect(code).toBe(2);
  expect(out + err).toContain(words);
});

test.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '\r=1', '＝1'])('escapes the formula %j', (cell) => {
  expect(csvLine([cell]).replace(/^"/, '').startsWith("'")).toBe(true);
});
