import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrations } from '#lib/leads/store/schema.ts';
import { createStore } from '#lib/leads/store/store.ts';
import { type Destinations, staffAddress, startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { createSchema1Data } from '../support/site/schema-1-data.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

const folders: string[] = [];
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'agency-operate-'))) - 1] ?? '';
const servers: TestServer[] = [];
let destinations: Destinations;

beforeAll(async () => {
  destinations = await startDestinations();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await destinations.stop();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<TestServer> {
  const retries = Array.from({ length: 30 }, () => 1).join();
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    RETRY_SCHEDULE: retries,
    RETENTION_DAYS: '36500',
    ...destinations.settings,
  });
  servers.push(server);
  return server;
}

async function schemaVersion(dataDir: string): Promise<number | undefined> {
  const { db } = createStore({
    dataDir,
    keys: () => {
      throw new Error('no key is needed');
    },
  });
  const [row] = await db.all<{ v: number }>('select max(v) as v from schema_version');
  await db.close();
  return row?.v;
}

test('migrates a data folder of schema 1 without loss, and sends its open deliveries', async () => {
  const { dataDir, references } = createSchema1Data();
  folders.push(dataDir);
  const server = await start(dataDir);
  await until('the old open delivery', () => destinations.staffMails(references.pending).length === 1);
  const fresh = await postHomeLead(server.url, { email: 'fresh@visitor.example' });
  await until('a new delivery', () => destinations.staffMails(fresh).length === 1);
  const stored = storedLeads(server);
  const statuses = Object.fromEntries((await stored.all()).map(({ reference, status }) => [reference, status]));
  expect(await stored.values(references.delivered)).toMatchObject({ email: 'delivered@visitor.example' });
  await stored.close();
  const { delivered, erased, dead, spam, pending } = references;
  expect(statuses).toMatchObject({ [delivered]: 'delivered', [erased]: 'erased', [dead]: 'dead', [spam]: 'quarantined', [pending]: 'delivered' });
  expect((await runLeads(server.settings, 'replay', '--dead')).code).toBe(0);
  expect(destinations.staffMails(dead)).toHaveLength(1);
  expect(await runLeads(server.settings, 'verify')).toMatchObject({ code: 0, out: expect.stringContaining('6 leads, 6 consents') });
  await server.stop();
  expect(await schemaVersion(dataDir)).toBe(migrations.length);
});

test('a backup under load has every lead accepted before, and a site restored from it delivers them', async () => {
  const [first, second, copies] = [folder(), folder(), folder()];
  const copy = join(copies, 'agency.db');
  const server = await start(first);
  destinations.webhook.respondWith({ status: 500 });
  const before: string[] = [];
  let isCopying = false;
  const stopPosting = new AbortController();
  const posts = Array.from({ length: 2 }, async () => {
    while (!stopPosting.signal.aborted) {
      const startedBefore = !isCopying;
      const reference = await postHomeLead(server.url);
      if (startedBefore && !isCopying) before.push(reference);
      await sleep(50);
    }
  });
  await until('some leads', () => before.length >= 20);
  isCopying = true;
  const backup = await runLeads(server.settings, 'backup', '--file', copy, '--json');
  stopPosting.abort();
  await Promise.all(posts);
  expect([backup.err, backup.code]).toEqual(['', 0]);
  expect((await runLeads(server.settings, 'backup', '--file', copy)).code).toBe(1);
  expect((await runLeads(server.settings, 'restore', '--file', copy)).err).toMatch(/app\.db exists/);
  const stored = storedLeads(server);
  const openIds = await Promise.all(
    before.map(async (reference) => (await stored.deliveries(reference)).find(({ channel }) => channel === 'webhook')?.id),
  );
  await stored.close();
  await server.kill();

  destinations.webhook.respondWith({ status: 200 });
  destinations.webhook.calls.length = 0;
  const settings = { ...server.settings, DATA_DIR: second };
  const keyless = await runLeads(settings, 'restore', '--file', copy);
  expect([keyless.code, readdirSync(second)]).toEqual([1, []]);
  expect(keyless.err).toContain('field.key is missing');
  writeFileSync(join(second, 'field.key'), randomBytes(32).toString('base64'));
  expect(await runLeads(settings, 'restore', '--file', copy)).toMatchObject({ code: 1, err: expect.stringContaining('nothing was restored') });
  expect(readdirSync(second)).toEqual(['field.key']);
  copyFileSync(join(first, 'field.key'), join(second, 'field.key'));
  expect(await runLeads(settings, 'restore', '--file', copy)).toMatchObject({ code: 0, err: '' });
  const again = await start(second);
  const receivedIds = () => new Set(destinations.webhook.calls.map(({ headers }) => headers['webhook-id']));
  await until('the open deliveries, under their ids', () => openIds.every((id) => receivedIds().has(`msg_${id}`)), 60_000);
  const restored = storedLeads(again);
  const kept = (await restored.all()).map(({ reference }) => reference);
  await restored.close();
  expect(before.filter((reference) => !kept.includes(reference))).toEqual([]);
  expect(kept).toHaveLength(JSON.parse(backup.out).leads);
  expect((await runLeads(settings, 'verify')).code).toBe(0);
  expect(again.logs()).not.toContain('leads_unreadable');
  await again.stop();
});

test('a failed canary fails its command and sends one alarm mail', async () => {
  const dataDir = folder();
  await (await start(dataDir)).stop();
  const settings = { DATA_DIR: dataDir, RETRY_SCHEDULE: '60', ...destinations.settings };
  const alarms = () => destinations.mailsTo(staffAddress).filter(({ mail }) => mail.subject?.startsWith('[ALARM]'));
  expect((await runLeads(settings, 'canary', '--alarm')).code).toBe(0);
  expect(alarms()).toHaveLength(0);
  destinations.webhook.respondWith({ status: 500 });
  for (const _ of [1, 2, 3]) expect((await runLeads(settings, 'canary', '--alarm')).code).toBe(1);
  expect(alarms()).toHaveLength(1);
  expect(alarms()[0]?.mail.text).toContain('webhook: retrying, webhook 500');
  expect(await runLeads(settings, 'list', '--json')).toMatchObject({ code: 0 });
});
