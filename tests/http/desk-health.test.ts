import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeskClient, signIn } from '../support/desk/desk-client.ts';
import { invite } from '../support/desk/staff-command.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { describePostgres } from '../unit/leads/store/engines.ts';

jest.setTimeout(120_000);

const hour = 3_600_000;
const health = '/desk/health';
let destinations: Destinations;

beforeAll(async () => {
  destinations = await startDestinations();
});
afterAll(() => destinations.stop());

async function startDesk(settings: Record<string, string> = {}): Promise<{ server: TestServer; owner: DeskClient; viewer: DeskClient }> {
  const server = await startServer({ RATE_LIMIT: 'off', ...destinations.settings, ...settings });
  const [owner, viewer] = await Promise.all([
    signIn(server.url, invite(server.settings, 'owner@agency.example', 'owner')),
    signIn(server.url, invite(server.settings, 'viewer@agency.example', 'viewer')),
  ]);
  return { server, owner, viewer };
}

/** Sends a canary from the desk, which the inbox and the report do not count. */
async function expectCanary({ server, owner, viewer }: Awaited<ReturnType<typeof startDesk>>): Promise<void> {
  const reference = await postHomeLead(server.url);
  const csv = async () => (await owner.get('/desk/reports?format=csv')).text;
  const before = await csv();
  expect((await owner.get(health)).text).toContain('None has been sent yet.');
  expect((await viewer.get(health)).text).not.toContain('Send a test request');
  expect(await owner.post('/desk/health/canary')).toMatchObject({ status: 303, location: '/desk/health?canarySent=1' });
  const { text } = await owner.get(health);
  expect(text).toContain('Send a test request');
  expect(text.match(/: delivered</g)).toHaveLength(3);
  expect(text).not.toContain('not delivered');
  const early = await owner.post('/desk/health/canary');
  expect(early.location).toBe('/desk/health?canaryEarly=1');
  expect((await owner.get(early.location)).text).toContain('was just sent');
  expect(await csv()).toBe(before);
  const inbox = (await owner.get('/desk?view=all')).text;
  expect([...new Set(inbox.match(/data-lead="\w+"/g))]).toEqual([`data-lead="${reference}"`]);
}

test('shows storage, the age of a backup and the last canary', async () => {
  const desk = await startDesk();
  const { server, owner } = desk;
  await expectCanary(desk);
  const page = async () => (await owner.get(health)).text;
  expect(await page()).toMatch(/Database<\/dt><dd[^>]*>[\d.]+ [KM]B<.*of 19\.5 GB<.*Free disk space/s);
  expect(await page()).toMatch(/role="alert"><p>No backup is recorded yet\.<.*npm run leads -- backup/s);
  const copy = join(server.dataDir, 'copy.db');
  expect((await runLeads(server.settings, 'backup', '--file', copy)).code).toBe(0);
  rmSync(copy);
  expect(await page()).toContain('0 min ago');
  expect(await page()).not.toContain('npm run leads -- backup');
  writeFileSync(join(server.dataDir, 'backup.json'), JSON.stringify({ at: Date.now() - 49 * hour }));
  expect(await page()).toMatch(/role="alert"><p>[^<]*2 days ago.*npm run leads -- backup/s);
  await server.stop();
});

describePostgres((database) => {
  test('shows the size of the database and says that backups are made elsewhere', async () => {
    const desk = await startDesk({ DATABASE_URL: database().url, FIELD_KEY: randomBytes(32).toString('base64') });
    await expectCanary(desk);
    const { text } = await desk.owner.get(health);
    expect(text).toMatch(/Database<\/dt><dd[^>]*>[\d.]+ [KMG]B</);
    expect(text).toContain('The database is on PostgreSQL');
    await desk.server.stop();
  });
});
